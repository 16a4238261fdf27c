import { bootPage } from './boot-page.ts';
import { readPageSettings } from './page-settings.ts';

/** The build flag. */
declare const __API_BASE_URL__: string;

/** A method of arrays that every supported browser has. */
declare const __NEWEST_METHOD__: string;

bootPage(window, readPageSettings(document).flags?.apiBaseUrl ?? __API_BASE_URL__, __NEWEST_METHOD__);
