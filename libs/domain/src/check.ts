/** The result of a rule. A refusal has a `code` and the values that its text needs. */
export type Check<Refusal> = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export function allow(): { readonly ok: true } {
  return { ok: true };
}

export function refuse<Refusal>(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}
