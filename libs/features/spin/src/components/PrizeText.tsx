/** The operator's words about a prize. */
export { RichText as PrizeText } from '@wallet/ui-kit';
