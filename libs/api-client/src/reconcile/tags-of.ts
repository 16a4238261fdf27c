import type { ApiError } from '../transport/api-error.ts';
import { walletApi, type ApiTag } from '../transport/base-api.ts';

type Invalidates = ((answer: unknown, error: ApiError) => readonly ApiTag[]) | undefined;

/** The tags that an action's endpoint invalidates when its outcome is unknown. The endpoint is the only place that names them. */
export function tagsOf({ name }: { readonly name: string }): readonly ApiTag[] {
  let invalidates: Invalidates;
  walletApi.enhanceEndpoints({
    endpoints: {
      [name]: (definition: { readonly invalidatesTags?: Invalidates }) => {
        invalidates = definition.invalidatesTags;
      },
    },
  });
  return invalidates?.(undefined, { kind: 'unreachable' }) ?? [];
}
