import { runKit } from '../src/kit/run-kit.ts';
import { startFaultyBackend } from './faulty-backend.ts';
import { origin, type KitSandbox, type Login } from './kit-sandbox.ts';
import type { Mistake } from './mistakes.ts';

interface Trials {
  readonly sandbox: Pick<KitSandbox, 'url'>;
  readonly login: () => Promise<Login>;
  readonly allowWrites: boolean;
}

/** Runs the kit against a backend with one mistake after the other. Returns those that it does not name, with what it says instead. */
export async function findUnnamed(mistakes: readonly Mistake[], { sandbox, login, allowWrites }: Trials): Promise<readonly string[]> {
  const unnamed: string[] = [];
  for (const [call, twist, finding] of mistakes) {
    await using backend = await startFaultyBackend(`${sandbox.url}/th`, [{ call, twist }]);
    const { findings } = await runKit({ base: backend.url, allowWrites, origin, ...(await login()) });
    const failed = findings
      .filter(({ verdict }) => verdict === 'failed')
      .flatMap(({ subject, check, field }) => [`${subject}/${check}`, `${subject} ${field.replaceAll(/\[\d+\]/g, '[]')}`]);
    if (!failed.includes(finding)) unnamed.push(`${call} ${JSON.stringify(twist).slice(0, 100)}: ${finding}, not ${failed.join(', ')}`);
  }
  return unnamed;
}
