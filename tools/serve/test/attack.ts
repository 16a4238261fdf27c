export { sendRequest, sendRaw, type RawResponse, type RequestOptions } from './send-request.ts';
export { forgedHeaders, headersForOthers, neededHeaders } from './forged-headers.ts';
export { postShare, sharedForms } from './shared-forms.ts';
export { startRecordingBackend, type ReceivedRequest, type RecordingBackend } from './recording-backend.ts';
