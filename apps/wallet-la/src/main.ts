import { startWalletApp } from '@wallet/app-shell';
import { app } from './app.ts';
import './theme.scss';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startWalletApp(app, root);
// The text is readable in the device's fonts. Ours load last, so that they do not compete with the script on a slow connection.
await import('./fonts.ts');
