import { maxTokenLength } from '@wallet/domain';
import * as v from 'valibot';
import { typed } from './parts.ts';

/** `POST /api/login` */
export const loginRequest = v.strictObject({
  username: typed(64),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
});
export const loginResponse = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxTokenLength)) });

export type LoginRequest = v.InferOutput<typeof loginRequest>;
export type LoginResponse = v.InferOutput<typeof loginResponse>;
