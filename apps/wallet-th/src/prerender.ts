import { createPrerenderer } from '@wallet/app-shell/prerender';
import { app } from './app.ts';
import './theme.scss';

/** What the build draws ahead of time. */
export const prerenderer = createPrerenderer(app);
