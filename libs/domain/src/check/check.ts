/** What a rule decided. A refusal is one of a closed union by its `code`, with the figures that its sentence needs. */
export type Check<Refusal> = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export function allow(): { readonly ok: true } {
  return { ok: true };
}

export function refuse<Refusal>(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}
