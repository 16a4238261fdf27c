export { ActionTile, ActionTileGround } from './action-tile/ActionTile.tsx';
export { Drawing, type DrawingName } from './drawings/Drawing.tsx';
export { AlertDialog } from './dialog/AlertDialog.tsx';
export { AmountField } from './amount-field/AmountField.tsx';
export { AmountText, hiddenFigures } from './amount-text/AmountText.tsx';
export { AmountWordsContext, type AmountWords } from './exact-text/amount-words.ts';
export { Avatar } from './avatar/Avatar.tsx';
export { Badge } from './badge/Badge.tsx';
export { BankMark } from './bank-mark/BankMark.tsx';
export { Brand } from './brand/Brand.tsx';
export { BrandGround } from './brand/BrandGround.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { buttonLook } from './button/button-look.ts';
export { capitalise } from './capitals/capitalise.ts';
export { Card } from './card/Card.tsx';
export { Checkbox } from './fields/Checkbox.tsx';
export { CodeField } from './code-field/CodeField.tsx';
export { ConfirmDialog } from './dialog/ConfirmDialog.tsx';
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
export { copyFile, type FileCopy } from './file-picker/copy-file.ts';
export { describe, FieldNotes } from './fields/FieldNotes.tsx';
export { FilePicker } from './file-picker/FilePicker.tsx';
export { type FileState } from './file-picker/ChosenFile.tsx';
export type { LayoutLink, LayoutTarget } from './layouts/layout-link.ts';
export { GameCard } from './game-card/GameCard.tsx';
export { GamePicture } from './game-card/GamePicture.tsx';
export { holdTaps, useHoldTaps } from './hold-taps/hold-taps.ts';
export { HeldPicture } from './save-file/HeldPicture.tsx';
export { canShareFile, downloadFile, savingWay, shareFile } from './save-file/save-file.ts';
export { IconButton } from './button/IconButton.tsx';
export { keepExact } from './exact-text/keep-exact.tsx';
export { LanguageSelect } from './controls/LanguageSelect.tsx';
export { List } from './list/List.tsx';
export { ListRow } from './list/ListRow.tsx';
export {
  BankIcon,
  BonusIcon,
  CloseIcon,
  CopyIcon,
  ContactIcon,
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
export { MemberLayout } from './layouts/MemberLayout.tsx';
export type { MenuIcon } from './layouts/member-menu-icons.ts';
export type { PublicMenuIcon } from './layouts/menu-icons.ts';
export { Notice } from './notice/Notice.tsx';
export { OfflineBar } from './states/OfflineBar.tsx';
export { isFormAddress, isOutsideAddress, openTabOrHere, currentWindow, type WindowTarget } from './safe-link/window-target.ts';
export { Pagination } from './table/Pagination.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { PictureOnRequest } from './data-saver/PictureOnRequest.tsx';
export { PicturesOnRequest } from './data-saver/PicturesOnRequest.tsx';
export { ProductMark } from './brand/ProductMark.tsx';
export { ProgressBar } from './progress/ProgressBar.tsx';
export { PublicLayout } from './layouts/PublicLayout.tsx';
export { SidebarLayout } from './layouts/SidebarLayout.tsx';
export { QrImage } from './qr/QrImage.tsx';
export { drawQr } from './qr/draw-qr.ts';
export { qrImage } from './qr/qr-image.ts';
export { RevealButton } from './button/RevealButton.tsx';
export { RichText } from './rich-text/RichText.tsx';
export { SafeHtml, useIsHtmlReady } from './safe-html/SafeHtml.tsx';
export { SafeImage } from './safe-link/SafeImage.tsx';
export { SafeLink } from './safe-link/SafeLink.tsx';
export { safeUrl, type UrlUse } from './safe-url/safe-url.ts';
export { Section } from './section/Section.tsx';
export { SelectField } from './fields/SelectField.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { SlowNote } from './slow-note/SlowNote.tsx';
export { StateArt, type StateArtName } from './art/StateArt.tsx';
export { Status } from './badge/Status.tsx';
export { Stepper } from './stepper/Stepper.tsx';
export { Switch } from './switch/Switch.tsx';
export { Table, type TableColumn } from './table/Table.tsx';
export { Tabs } from './tabs/Tabs.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { ThemeSelect } from './controls/ThemeSelect.tsx';
export { ToastProvider } from './toast/ToastProvider.tsx';
export { ToastOutlet } from './toast/ToastOutlet.tsx';
export { ToastRegion } from './toast/ToastRegion.tsx';
export { useCountdown } from './countdown/use-countdown.ts';
export { useMediaQuery } from './media-query/use-media-query.ts';
export { useSpokenAmounts } from './exact-text/use-spoken-amounts.ts';
export { useToasts } from './toast/use-toasts.ts';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
