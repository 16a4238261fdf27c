import type {
  AmountTooLarge,
  AttachmentRefusal,
  ChatTextRefusal,
  Currency,
  Money,
  QrRefusal,
  SlipRefusal,
  TransferRefusal,
  TrueMoneyLinkRefusal,
  WithdrawalRefusal,
} from '@wallet/domain';
import { useCallback } from 'react';
import { useFormat } from './use-format.ts';
import { useText } from './use-text.ts';
import type { TextKey, TextValues } from './text-key.ts';

/** A refusal of any rule of the domain. */
export type Refusal =
  | AmountTooLarge
  | AttachmentRefusal
  | ChatTextRefusal
  | QrRefusal
  | SlipRefusal
  | TransferRefusal
  | TrueMoneyLinkRefusal
  | WithdrawalRefusal;

/** Written out, so that a refusal without a text is a type error. */
const keys: Readonly<Record<Refusal['code'], TextKey<'refusals'>>> = {
  SOURCE_MISSING: 'SOURCE_MISSING',
  TARGET_MISSING: 'TARGET_MISSING',
  SAME_PLACE: 'SAME_PLACE',
  NOT_ACTIVE: 'NOT_ACTIVE',
  AMOUNT_MISSING: 'AMOUNT_MISSING',
  AMOUNT_TOO_LARGE: 'AMOUNT_TOO_LARGE',
  BELOW_MINIMUM: 'BELOW_MINIMUM',
  ABOVE_MAXIMUM: 'ABOVE_MAXIMUM',
  NOT_ENOUGH: 'NOT_ENOUGH',
  NOTHING_TO_MOVE: 'NOTHING_TO_MOVE',
  WHOLE_BALANCE: 'WHOLE_BALANCE',
  LINK_MISSING: 'LINK_MISSING',
  FILE_MISSING: 'FILE_MISSING',
  NOT_A_PICTURE: 'NOT_A_PICTURE',
  TOO_LARGE: 'TOO_LARGE',
  TOO_MANY_PIXELS: 'TOO_MANY_PIXELS',
  UNREADABLE: 'UNREADABLE',
  TEXT_MISSING: 'TEXT_MISSING',
  TEXT_TOO_LONG: 'TEXT_TOO_LONG',
  FILE_NOT_SUPPORTED: 'FILE_NOT_SUPPORTED',
  FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FILE_UNREADABLE: 'FILE_UNREADABLE',
};

/**
 * Returns the text for a refusal in the page's language, including its values. `currency` is that of a form for an amount, if
 * it is known. Needs the `refusals` and `common` namespaces.
 */
export function useRefusalText(currency?: Currency | null): (refusal: Refusal) => string {
  const { t } = useText('refusals');
  const { money } = useFormat();
  return useCallback(
    ({ code, ...figures }) => {
      const values: TextValues = Object.fromEntries(
        Object.entries(figures as Readonly<Record<string, Money | string | number>>).map(([name, figure]) => [
          name,
          typeof figure === 'object' ? money(figure) : figure,
        ]),
      );
      // Nobody types decimals of kip.
      return t(keys[code], { example: currency === 'LAK' ? '50,000' : '100.50', ...values });
    },
    [t, money, currency],
  );
}
