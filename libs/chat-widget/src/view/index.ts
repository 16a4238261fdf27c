/** Separate from the conversation: the part that renders before a chat starts. */
export { ChatWidget } from './ChatWidget.tsx';
