import type { SandboxApp } from './sandbox-app.ts';

/**
 * Closes connections whose body takes too long, or continues after the response. Files have the server's own timeout
 * until the response.
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
