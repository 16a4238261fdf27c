export { ask, send, type Answer, type Question } from './ask.ts';
export { forgedHeaders } from './forged-headers.ts';
export { recordBackend, type Arrival, type RecordingBackend } from './record-backend.ts';
