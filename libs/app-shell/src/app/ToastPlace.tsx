/** Chunk that renders toasts. It loads with the first page that may show one. */
export { ToastOutlet as ToastPlace } from '@wallet/ui-kit';
