import type { ErrorCode, MarketProfile } from '@wallet/domain';
import type { operations } from '@wallet/contract/operations';
import type { InferInput } from 'valibot';

type Calls = typeof operations;

/** The result of a call in a story that is not a response. */
export class Reaction {
  readonly kind: 'pending' | 'unreachable' | 'refused';
  readonly code: ErrorCode | null;
  constructor(kind: Reaction['kind'], code: ErrorCode | null = null) {
    this.kind = kind;
    this.code = code;
  }
}

/** No response yet: the screen shows that it is waiting. */
export const pending = new Reaction('pending');
/** The backend cannot be reached. */
export const unreachable = new Reaction('unreachable');
/** The backend refuses. */
export const refused = (code: ErrorCode): Reaction => new Reaction('refused', code);

type ResponseOf<Name extends keyof Calls> = InferInput<Calls[Name]['response']> | Reaction;

/** Responses of the backend, by operation id. A function is called for each request. */
export type MockResponses = {
  readonly [Name in keyof Calls]?: ResponseOf<Name> | ((request: Request) => ResponseOf<Name> | Promise<ResponseOf<Name>>);
};

/** One state of a screen: its URL, and the responses of the backend. */
export interface ScreenStory {
  /** URL of the screen, including its search, for example `/user/home?modal=conditions`. */
  readonly path: string;
  /** Added to `sampleResponses`, in which a member has money and games. A function if they depend on the market. */
  readonly answers?: MockResponses | ((profile: MarketProfile) => MockResponses);
  /** What the device has stored, by key. A function if it depends on the market. */
  readonly stored?: Readonly<Record<string, string>> | ((profile: MarketProfile) => Readonly<Record<string, string>>);
}

/** Parameters of a screen story: `{ parameters: screen({ path: paths.home, answers: { … } }) }`. */
export const screen = (wallet: ScreenStory) => ({ layout: 'fullscreen', wallet }) as const;
