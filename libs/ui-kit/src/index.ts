export { ActionTile, ActionTileGround } from './action-tile/ActionTile.tsx';
export { Drawing } from './drawings/Drawing.tsx';
export { AlertDialog, ConfirmDialog } from './dialog/AlertDialog.tsx';
export { AmountField } from './amount-field/AmountField.tsx';
export { AmountText, hiddenFigures } from './amount-text/AmountText.tsx';
export { AmountWordsContext, useSpokenAmounts } from './exact-text/speak-amounts.ts';
export { Avatar } from './avatar/Avatar.tsx';
export { Badge, Status } from './badge/Badge.tsx';
export { BankMark } from './bank-mark/BankMark.tsx';
export { Brand, ProductMark } from './brand/Brand.tsx';
export { BrandGround } from './brand/BrandGround.tsx';
export { Button, buttonLook } from './button/Button.tsx';
export { Card } from './card/Card.tsx';
export { Checkbox } from './fields/Checkbox.tsx';
export { CodeField } from './code-field/CodeField.tsx';
export { CopyField } from './copy-field/CopyField.tsx';
export { copyText } from './copy-text/copy-text.ts';
export { Countdown } from './countdown/Countdown.tsx';
export { DataSaverContext } from './data-saver/data-saver-context.ts';
export { Dialog } from './dialog/Dialog.tsx';
export { Disc } from './disc/Disc.tsx';
export { EarlyAmount } from './amount-text/EarlyAmount.tsx';
export { EmptyState } from './states/EmptyState.tsx';
export { ErrorState } from './states/ErrorState.tsx';
export { Facts } from './facts/Facts.tsx';
export { copyFile, type FileCopy } from './file-picker/read-files.ts';
export { describe, FieldNotes } from './fields/Field.tsx';
export { FilePicker } from './file-picker/FilePicker.tsx';
export type { FileState } from './file-picker/ChosenFile.tsx';
export type { LayoutLink, LayoutTarget, PublicMenuIcon } from './layouts/layout-parts.tsx';
export { GameCard } from './game-card/GameCard.tsx';
export { GamePicture } from './game-card/GamePicture.tsx';
export { holdTaps, useHoldTaps } from './hold-taps/hold-taps.ts';
export { HeldPicture } from './save-file/HeldPicture.tsx';
export { canShareFile, downloadFile, savingWay, shareFile } from './save-file/save-file.ts';
export { IconButton } from './button/IconButton.tsx';
export { RevealButton } from './button/RevealButton.tsx';
export { keepExact } from './exact-text/keep-exact.tsx';
export { LanguageSelect } from './controls/LanguageSelect.tsx';
export { List } from './list/List.tsx';
export { ListRow } from './list/ListRow.tsx';
export {
  BankIcon,
  BonusIcon,
  CloseIcon,
  ContactIcon,
  CopyIcon,
  DepositIcon,
  DoneIcon,
  EditIcon,
  EnlargeIcon,
  ErrorIcon,
  InfoIcon,
  KeyIcon,
  LinkIcon,
  LockIcon,
  MutedIcon,
  OpenIcon,
  PhoneIcon,
  PictureIcon,
  PlayIcon,
  ProgressIcon,
  QrIcon,
  RefreshIcon,
  ShareIcon,
  SoundIcon,
  StatementIcon,
  SuccessIcon,
  SwapIcon,
  TransferIcon,
  WebIcon,
  WithdrawIcon,
} from './icons/icons.ts';
export { lockScroll } from './dialog/lock-scroll.ts';
export { MemberLayout, type MenuIcon } from './layouts/MemberLayout.tsx';
export { Notice } from './notice/Notice.tsx';
export { OfflineBar } from './states/OfflineBar.tsx';
export { currentWindow, isFormAddress, isOutsideAddress, openTabOrHere, type WindowTarget } from './safe-link/window-target.ts';
export { Pagination } from './table/Pagination.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { CapitalsField } from './fields/CapitalsField.tsx';
export { TextField } from './fields/TextField.tsx';
export { PictureOnRequest, PicturesOnRequest } from './data-saver/PicturesOnRequest.tsx';
export { ProgressBar } from './progress/ProgressBar.tsx';
export { PublicLayout } from './layouts/PublicLayout.tsx';
export { SidebarLayout } from './layouts/SidebarLayout.tsx';
export { QrImage } from './qr/QrImage.tsx';
export { drawQr } from './qr/draw-qr.ts';
export { qrImage } from './qr/qr-image.ts';
export { RichText } from './rich-text/RichText.tsx';
export { SafeHtml, useIsHtmlReady } from './safe-html/SafeHtml.tsx';
export { SafeImage } from './safe-link/SafeImage.tsx';
export { SafeLink } from './safe-link/SafeLink.tsx';
export { safeUrl, type UrlUse } from './safe-url/safe-url.ts';
export { Disclosure } from './disclosure/Disclosure.tsx';
export { Section } from './section/Section.tsx';
export { SelectField } from './fields/SelectField.tsx';
export { Skeleton, type SkeletonShape } from './skeleton/Skeleton.tsx';
export { Skeletons } from './skeleton/Skeletons.tsx';
export { SlowNote } from './slow-note/SlowNote.tsx';
export { StateArt } from './art/StateArt.tsx';
export { Stepper } from './stepper/Stepper.tsx';
export { Switch } from './switch/Switch.tsx';
export { Table, type TableColumn } from './table/Table.tsx';
export { Tabs } from './tabs/Tabs.tsx';
export { ThemeSelect } from './controls/ThemeSelect.tsx';
export { ToastProvider } from './toast/ToastProvider.tsx';
export { ToastOutlet, ToastRegion } from './toast/ToastOutlet.tsx';
export { useMediaQuery } from './media-query/use-media-query.ts';
export { useToasts } from './toast/toasts.ts';
export { useFailureToast } from './toast/use-failure-toast.ts';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
