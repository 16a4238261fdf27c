import { maxMessageLength } from '@wallet/domain';
import * as v from 'valibot';
import { filled, readAs, readId } from './parts.ts';

/** A form's values, as text: numbers and switches are written out, anything deeper is left out. */
const formValues = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((values) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)] as const] : [],
      ),
    ),
  ),
  v.check((values) => JSON.stringify(values).length <= maxMessageLength, 'a form of some fields'),
  // Empty is as good as none.
  v.transform((values) => (Object.keys(values).length > 0 ? values : undefined)),
);

const credential = readAs(v.string(), readId);

/** `GET /api/wallet/account/{slotCode}`. With `event` the game is opened by a form that is posted with these values. */
export const credentialsResponse = v.object({
  username: credential,
  password: credential,
  event: v.fallback(v.optional(v.nullable(formValues)), undefined),
});

/** `GET /api/autoLogin/...`: where the game opens. */
export const launchResponse = v.object({ link: filled });

export type CredentialsResponse = v.InferOutput<typeof credentialsResponse>;
export type LaunchResponse = v.InferOutput<typeof launchResponse>;
