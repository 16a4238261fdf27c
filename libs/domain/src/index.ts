export { addMoney, currencies, moneyOf, type Currency, type Hundredths, type Money } from './money/money.ts';
export { fromWireAmount, toWireAmount } from './money/wire-amount.ts';
export { formatAmount, unknownAmount } from './money/format-amount.ts';
export { errorCodes, isErrorCode, type ErrorCode } from './errors/error-codes.ts';
export { endsService, endsSession } from './errors/session-signals.ts';
export { isLanguage, languages, type Language, type MarketProfile } from './market/market-profile.ts';
export { checkPhone, type PhoneCheck } from './account/check-phone.ts';
export { relativeTime, type RelativeTime, type RelativeUnit } from './time/relative-time.ts';
export { gameCategories, totalBalance, type GameAccount, type GameCategory, type Wallet } from './wallet/wallet.ts';
