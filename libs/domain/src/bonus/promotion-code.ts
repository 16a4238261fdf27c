/** Normalises a promotion code: capitals, without surrounding spaces. */
export function toPromotionCode(typed: string): string {
  return typed.trim().toUpperCase();
}
