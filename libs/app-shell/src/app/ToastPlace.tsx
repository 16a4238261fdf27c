/** The chunk that draws toasts: it comes with the first page that may say something. */
export { ToastOutlet as ToastPlace } from '@wallet/ui-kit';
