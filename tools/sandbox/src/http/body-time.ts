import type { SandboxApp } from '../sandbox-app.ts';

/**
 * Hangs up on who takes longer to send a body than anybody needs, or goes on with it after the answer. Files have the limit of the
 * server itself until they are answered.
 */
export function limitBodyTime(app: SandboxApp, maxMs: number): void {
  app.addHook('preParsing', ({ headers, raw }, _reply, payload, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !String(headers['content-type']).startsWith('multipart/')) {
      const late = setTimeout(() => raw.destroy(), maxMs);
      const stop = () => {
        clearTimeout(late);
      };
      payload.once('end', stop).once('error', stop);
      raw.once('close', stop);
    }
    done(null, payload);
  });

  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) {
      const late = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, maxMs);
      late.unref();
    }
    done();
  });
}
