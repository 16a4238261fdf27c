/**
 * Entry of the chunk that all pages for visitors share. On a slow connection one file loads faster than a dozen small ones.
 * Only list modules that the login page needs or that are tiny: whatever is listed here loads before every first screen.
 */
export { startWalletApp } from '../app/start-wallet-app.tsx';
export { takeEarlySubmit } from '../boot/take-early-submit.ts';
export { FeatureLink } from '../context/FeatureLink.tsx';
export { Link } from '../context/Link.tsx';
export { useIsHydrated } from '../context/use-is-hydrated.ts';
export { LoadingNote } from '../queries/LoadingNote.tsx';
export {
  Button,
  Card,
  Checkbox,
  holdTaps,
  Notice,
  PasswordField,
  Skeleton,
  SlowNote,
  TextField,
  useToasts,
  VisuallyHidden,
} from '@wallet/ui-kit';
export { toUsername } from '@wallet/domain';
export { defineModal, defineRoute, defineSlot } from '../definition/definition.ts';
