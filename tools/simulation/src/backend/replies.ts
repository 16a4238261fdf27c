import type { Answer } from './faults.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

const json = (status: number, body: object): Reply => ({ status, text: JSON.stringify(body) });
const page = '<!doctype html><html><body>...</body></html>';
const words = 'รับรายการแล้ว';

/** The words of an answer. `data` is what a success brings. */
export function textOf(answer: Answer, data: object): Reply {
  const brings = Object.keys(data).length > 0;
  switch (answer) {
    case 'code':
      return json(200, brings ? data : { message: 'SUCCESS' });
    case 'words':
      return json(200, { message: words, ...data });
    case 'plain text':
      return brings ? json(200, data) : { status: 200, text: words };
    case 'nothing':
      return { status: 200, text: '' };
    case '204':
      return { status: 204, text: '' };
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
      return json(400, { message: 'MONEY_NOT_ENOUGH' });
    case 'refusal in words':
      return json(400, { message: 'ทำรายการไม่ได้' });
    case 'refusal in a 200':
      return json(200, { success: false, error: 'MONEY_NOT_ENOUGH' });
    case 'refusal in a 500':
      return json(500, { message: 'MONEY_NOT_ENOUGH' });
    case 'busy':
      return json(409, { message: 'กำลังทำรายการ' });
    case 'too many':
      return json(429, { message: 'REQUEST_LIMIT' });
    case 'session over':
      return json(401, { message: 'invalid-token' });
  }
}
