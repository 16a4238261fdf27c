import { bootPage } from './boot-page.ts';

bootPage(window);
