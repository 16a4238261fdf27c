import { adaptPlaywright } from '../adapt-playwright.ts';

// Chrome 103 cannot tell whether something inside a closed `details` is visible.
adaptPlaywright([['if (!element.checkVisibility() &&', 'if (element.checkVisibility?.() === false &&']]);
