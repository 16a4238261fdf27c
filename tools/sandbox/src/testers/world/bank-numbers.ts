/** What banks are called in the small code on a slip. Thai ones have their number of the Bank of Thailand; Lao ones are invented. */
export const bankNumbers: Readonly<Partial<Record<string, string>>> = {
  BBL: '002', KBANK: '004', KTB: '006', TMB: '011', SCB: '014', CIMB: '022', UOB: '024', BAY: '025', GSB: '030',
  GHB: '033', BAAC: '034', TISCO: '067', KKP: '069', LHB: '073', BCEL: '901', LDB: '902', APB: '903', JDB: '904',
};
