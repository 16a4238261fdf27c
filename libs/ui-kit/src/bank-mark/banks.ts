/** The style of a bank's mark: the bank's colour and our own letters. The logos belong to the banks. */
interface BankStyle {
  readonly letters: string;
  readonly ground: string;
  readonly ink: string;
}

const white = '#ffffff';
const black = '#1a1a1a';

/** By the backend's bank code. */
export const bankStyles: Readonly<Record<string, BankStyle>> = {
  BAAC: { letters: 'BA', ground: '#1f6b3a', ink: white },
  BAY: { letters: 'BAY', ground: '#fec43b', ink: black },
  BBL: { letters: 'BBL', ground: '#1e3f94', ink: white },
  BCEL: { letters: 'BC', ground: '#c5162e', ink: white },
  CIMB: { letters: 'CI', ground: '#8a1224', ink: white },
  GHB: { letters: 'GH', ground: '#b35600', ink: white },
  GSB: { letters: 'GSB', ground: '#c9146c', ink: white },
  KBANK: { letters: 'K', ground: '#0c7a3a', ink: white },
  KTB: { letters: 'KTB', ground: '#0a6fa8', ink: white },
  LDB: { letters: 'LD', ground: '#14509c', ink: white },
  SCB: { letters: 'SCB', ground: '#4e2a84', ink: white },
  TMB: { letters: 'ttb', ground: '#0b4ea2', ink: white },
  TTB: { letters: 'ttb', ground: '#0b4ea2', ink: white },
  TRUEWALLET: { letters: 'true', ground: '#c8440c', ink: white },
  UOB: { letters: 'UOB', ground: '#0b3279', ink: white },
};
