/** Apart from the conversation: what a page draws before anybody talks. */
export { ChatWidget } from './ChatWidget.tsx';
