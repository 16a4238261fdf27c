import { maxMessageLength } from '@wallet/domain';
import * as v from 'valibot';
import { filled, readAs, readId } from './parts.ts';

/** The values of a form as text. Numbers and booleans are converted; nested values are left out. */
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
  // An empty string counts as absent.
  v.transform((values) => (Object.keys(values).length > 0 ? values : undefined)),
);

const credential = readAs(v.string(), readId);

/** `GET /api/wallet/account/{slotCode}`. With `event`, the game is opened by posting a form with these values. */
export const credentialsResponse = v.object({
  username: credential,
  password: credential,
  event: v.fallback(v.optional(v.nullable(formValues)), undefined),
});

/** `GET /api/autoLogin/...`: the URL of the game. */
export const launchResponse = v.object({ link: filled });

export type CredentialsResponse = v.InferOutput<typeof credentialsResponse>;
