/** A promotion code as the backend knows it: in capitals, without spaces at its ends. */
export function toPromotionCode(typed: string): string {
  return typed.trim().toUpperCase();
}
