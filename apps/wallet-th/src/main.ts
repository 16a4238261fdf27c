import { startWalletApp } from '@wallet/app-shell';
import { app } from './app.ts';
import './theme.scss';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startWalletApp(app, root);
// The words are readable in the device's own fonts; ours must not compete with the script for a slow line.
await import('./fonts.ts');
