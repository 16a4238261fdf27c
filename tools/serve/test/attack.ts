export { ask, send, type Answer, type Question } from './ask.ts';
export { recordBackend, type Arrival, type RecordingBackend } from './record-backend.ts';
