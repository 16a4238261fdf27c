import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { html } from '../http/pages.ts';
import type { Database, Store } from '../store/database.ts';

/** As forms and JSON write a number. */
export const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(0));
export const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));

export const home = html`<p><a href="/__testers">All testers’ pages</a></p>`;

type Member = Selectable<Database['member']>;

/** The latest members as options of a select. */
export async function memberOptions(db: Store, describe: (member: Member) => string): Promise<(readonly [string, string])[]> {
  const members = await db.selectFrom('member').selectAll().orderBy('createdAt', 'desc').limit(200).execute();
  return members.map((member) => [member.id, `${member.operator} ${member.name} (${member.username}), ${describe(member)}`] as const);
}
