import { startWalletApp } from '@wallet/app-shell';
import { app } from './app.ts';
import '@wallet/ui-kit/styles/fonts.scss';
import './theme.scss';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void startWalletApp(app, root);
