import type { SandboxApp } from '../sandbox-app.ts';

/** Hangs up on who takes longer to send a body than anybody needs. Files have the limit of the server itself. */
export function limitBodyTime(app: SandboxApp, mostMs: number): void {
  app.addHook('preParsing', ({ headers, raw }, _reply, payload, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !String(headers['content-type']).startsWith('multipart/')) {
      const late = setTimeout(() => raw.destroy(), mostMs);
      const stop = () => {
        clearTimeout(late);
      };
      payload.once('end', stop).once('error', stop);
      raw.once('close', stop);
    }
    done(null, payload);
  });
}
