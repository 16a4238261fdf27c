import { ask } from '@wallet/serve/attack';
import { expect, it } from 'vitest';
import { attackNginx } from './attack-nginx.ts';

const { backend, nginx } = await attackNginx({ app: 'wallet-th' });

const secret = 'Play-5678';

/** nginx writes a line when its answer is out, which a client may have read before. */
const untilLogged = (text: string) => expect.poll(() => nginx.accessLog()).toContain(text);

it.each([
  `/api/autoLogin/betflix/th345678/${secret}`,
  `/api/autoLogin/betflix/th345678/${secret}?x=${secret}#${secret}`,
  `/api/autologin/betflix/th345678/${secret}`,
  `/api/%61utoLogin/betflix/th345678/${secret}`,
  `/api/autoLogin%2fbetflix%2fth345678%2f${secret}`,
  `/api//autoLogin/betflix/th345678/${secret}`,
  `//api/autoLogin/betflix/th345678/${secret}`,
  `/%61pi/autoLogin/betflix/th345678/${secret}`,
  `/api/x/../autoLogin/betflix/th345678/${secret}`,
  `/api/autoLogin/betflix/th345678/../${secret}`,
  `/autoLogin/betflix/th345678/${secret}`,
  `http://127.0.0.1/api/autoLogin/betflix/th345678/${secret}`,
  `/api/chat/file/1/2?until=1&mac=${secret}`,
  `/login?password=${secret}`,
  `/none?token=${secret}`,
  `/%ff${secret}`,
])('neither log keeps what an address carries: %s', async (address) => {
  const agent = `agent of ${address.replaceAll(secret, '')}`;
  for (const host of ['127.0.0.1', 'other.example']) {
    await ask(nginx.port, address, { host, headers: { 'User-Agent': agent, Referer: `http://127.0.0.1${address}` } });
  }
  await untilLogged(agent);
  expect(nginx.accessLog()).not.toContain(secret);
  expect(nginx.errorLog()).not.toContain(secret);
});

it('nor where the backend drops the line over a game’s password', async () => {
  backend.answerWith((request) => request.socket.destroy());
  const answer = await ask(nginx.port, `/api/autoLogin/betflix/th345678/${secret}`, { headers: { 'User-Agent': 'dropped' } });
  expect(answer.status).toBe(502);
  await untilLogged('dropped');
  expect(nginx.accessLog()).not.toContain(secret);
  expect(nginx.errorLog()).not.toContain(secret);
  backend.reset();
});

it('a line says who asked for what, when, and what came of it', async () => {
  await ask(nginx.port, '/api/wallet/withdraw?x=1', { method: 'POST', headers: { 'User-Agent': 'a "tester"' } });
  await untilLogged('tester');
  expect(nginx.accessLog().trim().split('\n').at(-1)).toMatch(
    /^127\.0\.0\.1 \[\d{4}-\d\d-\d\dT[\d:+]+\] 127\.0\.0\.1 "POST \/api\/wallet\/withdraw" 200 \d+ \d\.\d{3} 200 "a \\x22tester\\x22"$/,
  );
});
