import { reminderMinutes } from '@wallet/domain';
import type { MemberSetting } from '@wallet/session';
import * as v from 'valibot';

/** After how many minutes the member wants to be reminded of the time. Not set: never. */
export const reminderSetting: MemberSetting<(typeof reminderMinutes)[number]> = {
  name: 'reminder',
  version: 1,
  schema: v.picklist(reminderMinutes),
};
