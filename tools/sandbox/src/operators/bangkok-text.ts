/** A moment as a clock on a wall in Bangkok shows it. */
export function bangkokText(at: Date): string {
  return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
