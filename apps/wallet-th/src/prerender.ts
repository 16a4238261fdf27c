import { createPrerenderer } from '@wallet/app-shell/prerender';
import { app } from './app.ts';
import { memberFeatures } from './member-features.ts';
import './theme.scss';

/** The pages that the build prerenders. */
export const prerenderer = createPrerenderer(app, memberFeatures);
