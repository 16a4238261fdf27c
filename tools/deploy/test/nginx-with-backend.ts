import { distFolder } from '@wallet/build';
import { afterAll, beforeEach } from 'vitest';
import { startNginx, type NginxOptions, type RunningNginx } from '../src/start-nginx.ts';
import { startRecordingBackend, type RecordingBackend } from './recording-backend.ts';

/** Starts nginx with a recording backend for the tests of a file. The recording is reset before each test. */
export async function startNginxWithBackend(
  app: string,
  options: Pick<NginxOptions, 'certificate'> = {},
): Promise<{ readonly backend: RecordingBackend; readonly nginx: RunningNginx }> {
  const backend = await startRecordingBackend();
  const nginx = await startNginx({ dist: distFolder(app), backend: backend.url, ...options });
  beforeEach(() => backend.reset());
  afterAll(async () => {
    await nginx.close();
    await backend[Symbol.asyncDispose]();
  });
  return { backend, nginx };
}
