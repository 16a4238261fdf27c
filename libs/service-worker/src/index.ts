export { readMessage, workerPath, type WorkerMessage } from './messages.ts';
