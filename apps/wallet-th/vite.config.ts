import { walletApp } from '@wallet/build/vite';
import { development } from './src/flags.ts';

export default walletApp(import.meta.url, development);
