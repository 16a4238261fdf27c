import { createPrerenderer, readSettableParts } from '@wallet/app-shell/prerender';
import type { PageSettings } from '@wallet/settings';
import { app } from './app.ts';
import { memberFeatures } from './member-features.ts';
import './theme.scss';

/** The pages that are prerendered, with an operator's settings. */
export const prerenderer = (settings?: PageSettings) => createPrerenderer(app, memberFeatures, settings);

/** What settings can refer to. */
export const settableParts = () => readSettableParts(app, memberFeatures);
