/**
 * The numbers that the Bank of Thailand gives to banks, by their codes. Where a number has several codes, the first one names the bank: the
 * others are former or longer ones that backends use too.
 */
export const thaiBankNumbers: Readonly<Partial<Record<string, string>>> = {
  BBL: '002',
  KBANK: '004',
  KTB: '006',
  TTB: '011',
  TMB: '011',
  SCB: '014',
  CITI: '017',
  SMBC: '018',
  SCBT: '020',
  CIMB: '022',
  CIMBT: '022',
  UOB: '024',
  UOBT: '024',
  BAY: '025',
  GSB: '030',
  HSBC: '031',
  DB: '032',
  GHB: '033',
  BAAC: '034',
  EXIM: '035',
  MHCB: '039',
  BNPP: '045',
  BOC: '052',
  TBANK: '065',
  ISBT: '066',
  TISCO: '067',
  KKP: '069',
  ICBC: '070',
  ICBCT: '070',
  TCRB: '071',
  LHB: '073',
  LHBANK: '073',
  SMEB: '098',
};

/** Banks without such a number whose slips or members the app knows by their codes. TRUEWALLET is TrueMoney. */
const otherBanks: ReadonlySet<string> = new Set(['TRUEWALLET', 'BCEL', 'LDB', 'APB', 'JDB']);

/** Returns the code of the bank that a slip names by its number, such as `SCB` for `014`; null for an unknown number. */
export function bankOfNumber(number: string): string | null {
  return Object.keys(thaiBankNumbers).find((code) => thaiBankNumbers[code] === number) ?? null;
}

/** Whether two codes certainly name different banks. An unknown code may name any bank. */
export function areDifferentBanks(one: string, other: string): boolean {
  const [first, second] = [one, other].map(identityOf);
  return first !== null && second !== null && first !== second;
}

const numbers: ReadonlyMap<string, string | undefined> = new Map(Object.entries(thaiBankNumbers));

function identityOf(code: string): string | null {
  const known = code.toUpperCase();
  return otherBanks.has(known) ? known : (numbers.get(known) ?? null);
}
