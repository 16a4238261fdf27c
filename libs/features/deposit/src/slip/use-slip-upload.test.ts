import type { ApiError } from '@wallet/api-client';
import { expect, it } from 'vitest';
import { refusesBank } from './use-slip-upload.ts';

const refused = (status: number, code: 'KEY_INVALID' | 'KEY_MISSING' | null, text: string = code ?? ''): ApiError => ({
  kind: 'refused',
  status,
  code,
  text,
});

it.each<[boolean, string, ApiError]>([
  [true, 'a backend that does not say which field', refused(400, 'KEY_INVALID')],
  [true, 'a successful response that refuses', refused(200, 'KEY_INVALID')],
  [true, 'a backend that names the field', refused(422, null, 'bank_code is not allowed')],
  [true, 'a backend that speaks of a field', refused(400, null, 'Unknown field')],
  [false, 'the web server, for which a picture is too large', refused(413, 'KEY_INVALID')],
  [false, 'the web server, for which an upload is too slow', refused(408, 'KEY_INVALID')],
  [false, 'another code', refused(400, 'KEY_MISSING')],
  [false, 'words about something else', refused(400, null, 'ยอดไม่ตรง')],
  [false, 'a backend that did not answer', { kind: 'timeout' }],
])('%s: %s', (isAboutBank, _name, error) => expect(refusesBank(error)).toBe(isAboutBank));
