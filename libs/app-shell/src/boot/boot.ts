import { bootPage } from './boot-page.ts';

/** The build flag. */
declare const __API_BASE_URL__: string;

bootPage(window, __API_BASE_URL__);
