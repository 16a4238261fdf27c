/** Is there anything to agree to? A list that has not come, or has no words in it, is none. */
export function hasAgreement(agreements: readonly string[] | undefined): boolean {
  return agreements?.some((html) => html.trim() !== '') ?? false;
}
