import { createPrerenderer } from '@wallet/app-shell/prerender';
import { app } from './app.ts';
import './theme.scss';

/** The pages that the build prerenders. */
export const prerenderer = createPrerenderer(app);
