import { expect, it } from 'vitest';
import { pageNotices } from '../src/page-notices.ts';

it('says in every language what to do where scripts cannot run, and in that of the page that they are off', () => {
  const texts = { th: { unusable: 'เก่า', noScript: 'ปิด' }, en: { unusable: 'old & <slow>', noScript: 'off' } };
  expect(pageNotices(texts, 'th')).toBe(
    '<div class="unusable" role="alert"><noscript lang="th">ปิด</noscript><p lang="th">เก่า</p><p lang="en">old &amp; &lt;slow></p></div>',
  );
});
