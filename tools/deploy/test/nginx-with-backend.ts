import { startRecordingBackend, type RecordingBackend } from '@wallet/serve/attack';
import { afterAll, beforeEach } from 'vitest';
import { startNginx, type NginxOptions, type RunningNginx } from './start-nginx.ts';

/** Starts nginx with a recording backend for the tests of a file. The recording is reset before each test. */
export async function startNginxWithBackend(
  options: Omit<NginxOptions, 'backends'>,
): Promise<{ readonly backend: RecordingBackend; readonly nginx: RunningNginx }> {
  const backend = await startRecordingBackend();
  const nginx = await startNginx({ ...options, backends: [backend.host] });
  beforeEach(() => backend.reset());
  afterAll(async () => {
    await nginx.stop();
    await backend[Symbol.asyncDispose]();
  });
  return { backend, nginx };
}
