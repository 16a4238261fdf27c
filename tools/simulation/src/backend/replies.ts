import type { Answer } from './faults.ts';
import type { Ledger } from './ledger.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Absent if nobody can tell from the answer what was done. */
  readonly says?: 'done' | 'refused';
  /** What a read shows. */
  readonly shown?: Ledger;
}

const json = (status: number, body: object): Reply => ({ status, text: JSON.stringify(body) });
const refused = (status: number, body: object): Reply => ({ ...json(status, body), says: 'refused' });
const done = (body: object): Reply => ({ ...json(200, body), says: 'done' });
const page = '<!doctype html><html><body>...</body></html>';
const words = 'รับรายการแล้ว';

/** The words of an answer. `data` is what a success brings. */
export function textOf(answer: Answer, data: object): Reply {
  const brings = Object.keys(data).length > 0;
  switch (answer) {
    case 'code':
      return done(brings ? data : { message: 'SUCCESS' });
    case 'words':
      return done({ message: words, ...data });
    case 'plain text':
      return brings ? done(data) : { status: 200, text: words, says: 'done' };
    case 'nothing':
      return { status: 200, text: '', says: 'done' };
    case '204':
      return { status: 204, text: '', says: 'done' };
    case 'page':
    case 'page, not done':
      return { status: 200, text: page };
    case 'gateway':
    case 'gateway, not done':
      return { status: 502, text: page };
    case 'broken':
    case 'broken, not done':
      return json(500, { message: 'INTERNAL_SERVER_ERROR' });
    case 'broken in words':
    case 'broken in words, not done':
      return json(500, { message: 'ระบบขัดข้อง' });
    case 'refusal':
      return refused(400, { message: 'MONEY_NOT_ENOUGH' });
    case 'refusal in words':
      return refused(400, { message: 'ทำรายการไม่ได้' });
    case 'refusal in a 200':
      return refused(200, { success: false, error: 'MONEY_NOT_ENOUGH' });
    case 'refusal in a 500':
      return refused(500, { message: 'MONEY_NOT_ENOUGH' });
    case 'busy':
      return json(409, { message: 'กำลังทำรายการ' });
    case 'too many':
      return refused(429, { message: 'REQUEST_LIMIT' });
    case 'session over':
      return refused(401, { message: 'invalid-token' });
  }
}
