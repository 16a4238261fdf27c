export { BalanceParts } from './BalanceParts.tsx';
export { GameAccounts } from './GameAccounts.tsx';
export { Greeting } from './Greeting.tsx';
export { InviteBonus } from './InviteBonus.tsx';
export { LastCheck } from './LastCheck.tsx';
export { SpinTile } from './SpinTile.tsx';
export { Total } from './Total.tsx';
export { MoneyTracker } from '@wallet/money';
