/** A separate entry that only the chat needs. */
export { ChatButtons, QuickReplies } from './ChatButtons.tsx';
export { ChatCards } from './ChatButtons.tsx';
export { ChatMedia } from './ChatMedia.tsx';
export { ChatMessage } from './ChatMessage.tsx';
export { ChatText } from './ChatText.tsx';
export { ChatUnknown } from './ChatMedia.tsx';
export { AttachIcon, CloseIcon, DownIcon, ErrorIcon, OfflineIcon, RefreshIcon, SendIcon } from '../icons/icons.ts';
