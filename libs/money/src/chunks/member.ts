/** Entry of the chunk that all pages for members share. Amounts are not in it: the contact page shows none. */
export { useModal, useNow } from '@wallet/app-shell';
export { MemberArea } from '@wallet/app-shell/member-area';
export { AlertDialog, ConfirmDialog, Dialog } from '@wallet/ui-kit';
