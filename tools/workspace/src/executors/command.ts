import { runAndRead } from '../shared/run-nx.ts';
import { batchExecutor } from './batch-executor.ts';

interface CommandOptions {
  readonly command: string;
}

export const { run, runBatch } = batchExecutor<CommandOptions>(async (tasks) => {
  const codes = new Map<string, number>();
  for (const { id, options } of tasks) {
    const [program = '', ...args] = options.command.split(' ');
    codes.set(id, (await runAndRead(program, args)).code);
  }
  return new Map([...codes].map(([id, code]) => [id, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }]));
});
