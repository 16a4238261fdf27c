import { expect, it } from 'vitest';
import { pageNotices } from '../src/page-notices.ts';

it('says that the browser is too old in every language, and that scripts are off in that of the page', () => {
  const texts = { th: { tooOld: 'เก่า', noScript: 'ปิด' }, en: { tooOld: 'old & <slow>', noScript: 'off' } };
  expect(pageNotices(texts, 'th')).toBe(
    '<div class="unusable" role="alert"><p lang="th">เก่า</p><p lang="en">old &amp; &lt;slow></p></div><noscript><p class="unusable">ปิด</p></noscript>',
  );
});
