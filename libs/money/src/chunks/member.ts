/** Entry of the chunk that all pages for members share. Neither the store nor amounts are in it: the first screen of the home page waits for neither. */
export { useModal } from '@wallet/app-shell';
export { MemberArea } from '@wallet/app-shell/member-area';
export { Avatar, Dialog, EarlyAmount } from '@wallet/ui-kit';
