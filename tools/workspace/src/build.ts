import { runNx } from './shared/run-nx.ts';

/** `npm run build`: both apps into `dist/apps`. */
process.exitCode = await runNx(['run-many', '-t', 'build']);
