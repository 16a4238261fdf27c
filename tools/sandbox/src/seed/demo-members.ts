import type { Currency } from '@wallet/domain';
import type { OperatorId } from '../store/database.ts';

export interface DemoMember {
  readonly operator: OperatorId;
  readonly phone: string;
  readonly password: string;
  readonly name: string;
  /** Description for the person who starts the sandbox. */
  readonly note: string;
  readonly currency: Currency;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly isActive: boolean;
  readonly coin: number;
  /** Hundredths. */
  readonly walletMinor: number;
  /** Hundredths by game code. Listed games are active. */
  readonly games: Readonly<Record<string, number>>;
}

const newMember = { password: 'demo-1234', isActive: true, coin: 0, walletMinor: 0, games: {} } as const;

export const demoMembers: readonly DemoMember[] = [
  {
    ...newMember,
    operator: 'th',
    phone: '0812345678',
    name: 'สมชาย ใจดี',
    note: 'baht in the wallet and in five games',
    currency: 'BAHT',
    bankCode: 'KBANK',
    bankAccountName: 'สมชาย ใจดี',
    bankAccountNo: '1234567890',
    coin: 5,
    walletMinor: 12_345_67,
    games: { pg: 250_50, joker2: 0, betflix: 1_000_01, imi: 99_99, huayhd: 30 },
  },
  {
    ...newMember,
    operator: 'th',
    phone: '0898765432',
    name: 'สมหญิง แสนสุข',
    note: 'new, empty wallet, no game account',
    currency: 'BAHT',
    bankCode: 'KTB',
    bankAccountName: 'SOMYING SAENSUK',
    bankAccountNo: '9876543210',
  },
  {
    ...newMember,
    operator: 'th',
    phone: '0811111111',
    name: 'สมศักดิ์ พักก่อน',
    note: 'deactivated, cannot log in',
    currency: 'BAHT',
    bankCode: 'SCB',
    bankAccountName: 'สมศักดิ์ พักก่อน',
    bankAccountNo: '1111111111',
    isActive: false,
  },
  {
    ...newMember,
    operator: 'la',
    phone: '02055512345',
    name: 'ສົມພອນ ວົງສາ',
    note: 'kip in the wallet and in three games',
    currency: 'LAK',
    bankCode: 'BCEL',
    bankAccountName: 'SOMPHONE VONGSA',
    bankAccountNo: '160120001112223001',
    coin: 3,
    walletMinor: 123_456_789_00,
    games: { pg: 2_500_000_00, betflix: 750_000_50, huayhd: 20_000_00 },
  },
  {
    ...newMember,
    operator: 'la',
    phone: '02055567890',
    name: 'ຄຳຫຼ້າ ສຸກສະຫວັນ',
    note: 'baht in the wallet and in two games',
    currency: 'BAHT',
    bankCode: 'KBANK',
    bankAccountName: 'KHAMLA SOUKSAVANH',
    bankAccountNo: '0123456789',
    walletMinor: 5_000_25,
    games: { pgslot: 120_75, betflix: 10 },
  },
  {
    ...newMember,
    operator: 'la',
    phone: '02055511111',
    name: 'ບຸນມີ ພັກຜ່ອນ',
    note: 'deactivated, cannot log in',
    currency: 'LAK',
    bankCode: 'LDB',
    bankAccountName: 'BOUNMY PHAKPHON',
    bankAccountNo: '0301110009998887',
    isActive: false,
  },
];
