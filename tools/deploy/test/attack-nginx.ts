import { recordBackend, type RecordingBackend } from '@wallet/serve/attack';
import { afterAll, beforeEach } from 'vitest';
import { startNginx, type NginxOptions, type RunningNginx } from './start-nginx.ts';

/** nginx in front of a backend that keeps what reaches it, for the tests of a file: each begins with none. */
export async function attackNginx(
  options: Omit<NginxOptions, 'backends'>,
): Promise<{ readonly backend: RecordingBackend; readonly nginx: RunningNginx }> {
  const backend = await recordBackend();
  const nginx = await startNginx({ ...options, backends: [backend.host] });
  beforeEach(() => backend.reset());
  afterAll(async () => {
    await nginx.stop();
    await backend[Symbol.asyncDispose]();
  });
  return { backend, nginx };
}
