/** The numbers that the Bank of Thailand gives to banks, by their codes. TMB is the former name of TTB. */
export const thaiBankNumbers: Readonly<Partial<Record<string, string>>> = {
  BBL: '002',
  KBANK: '004',
  KTB: '006',
  TTB: '011',
  TMB: '011',
  SCB: '014',
  CIMB: '022',
  UOB: '024',
  BAY: '025',
  GSB: '030',
  GHB: '033',
  BAAC: '034',
  TISCO: '067',
  KKP: '069',
  LHB: '073',
};

/** Returns the code of the bank that a slip names by its number, such as `SCB` for `014`; null for an unknown number. */
export function bankOfNumber(number: string): string | null {
  return Object.keys(thaiBankNumbers).find((code) => thaiBankNumbers[code] === number) ?? null;
}
