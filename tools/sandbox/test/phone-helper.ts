import type { TestSandbox } from './helper.ts';

/** The code in the latest message to a phone. */
export async function lastCode({ db }: TestSandbox, phone: string): Promise<string> {
  const { body } = await db
    .selectFrom('textMessage')
    .select('body')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /OTP (\d{6})/.exec(body)?.[1] ?? '';
}

export const minuteMs = 60_000;

/** A different code of six digits. */
export function otherThan(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}
