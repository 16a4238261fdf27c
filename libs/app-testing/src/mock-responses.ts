import type { ErrorCode, MarketProfile } from '@wallet/domain';
import type { operations } from '@wallet/contract/operations';
import type { InferInput } from 'valibot';

type Calls = typeof operations;

/** What a call comes to in a story, where it is no answer. */
export class Reaction {
  readonly kind: 'pending' | 'unreachable' | 'refused';
  readonly code: ErrorCode | null;
  constructor(kind: Reaction['kind'], code: ErrorCode | null = null) {
    this.kind = kind;
    this.code = code;
  }
}

/** No answer yet: the screen shows that it is waiting. */
export const pending = new Reaction('pending');
/** There was no way to the backend. */
export const unreachable = new Reaction('unreachable');
/** The backend said no. */
export const refused = (code: ErrorCode): Reaction => new Reaction('refused', code);

type AnswerOf<Name extends keyof Calls> = InferInput<Calls[Name]['response']> | Reaction;

/** What the backend answers, by the name of the call in `@wallet/contract/operations`. A function is asked with each request. */
export type MockResponses = {
  readonly [Name in keyof Calls]?: AnswerOf<Name> | ((request: Request) => AnswerOf<Name> | Promise<AnswerOf<Name>>);
};

/** One state of a screen: where it stands, and what the backend answers to it. */
export interface ScreenStory {
  /** Address of the screen, with its search where it has one, as `/user/home?modal=conditions`. */
  readonly path: string;
  /** Added to `sampleAnswers`, by which a member has money and games. Of a function where it depends on the market. */
  readonly answers?: MockResponses | ((profile: MarketProfile) => MockResponses);
}
