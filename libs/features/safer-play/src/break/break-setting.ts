import type { MemberSetting } from '@wallet/session';
import * as v from 'valibot';
import { breakName } from './break-name.ts';

/** When the break of a member ends, in milliseconds of the server's clock. */
export const breakSetting: MemberSetting<number> = { name: breakName, version: 1, schema: v.pipe(v.number(), v.safeInteger()) };
