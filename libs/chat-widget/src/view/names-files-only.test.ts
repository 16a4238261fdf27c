import { expect, it } from 'vitest';
import { namesFilesOnly } from './names-files-only.ts';

it.each([
  ['', ['slip.png'], true],
  ['slip.png', ['slip.png'], true],
  ['slip.png\r\nbill.jpg\r\n', ['slip.png', 'bill.jpg'], true],
  ['slip.png\rbill.jpg', ['slip.png', 'bill.jpg'], true],
  ['file:///Users/may/slip%20one.png', ['slip one.png'], true],
  ['file:///home/may/%E0%B8%AA%E0%B8%A5%E0%B8%B4%E0%B8%9B.png', ['สลิป.png'], true],
  ['file:///Users/may/cafe%CC%81.png', ['caf\u00e9.png'], true],
  ['file:///home/may/a.png\nfile:///home/may/b.png', ['a.png', 'b.png'], true],
  ['x-special/nautilus-clipboard\ncopy\nfile:///home/may/a.png\n', ['a.png'], true],
  ['/home/may/50%.png', ['50%.png'], true],
  ['C:\\Users\\may\\slip one.png', ['slip one.png'], true],
  ['"C:\\Users\\may\\slip one.png"', ['slip one.png'], true],
  ['\\\\server\\share\\slip.png', ['slip.png'], true],
  ['smb://server/share/slip.png', ['slip.png'], true],
  ['1,000\t2,000', ['image.png'], false],
  ['Please look at /home/may/slip.png', ['slip.png'], false],
  ['https://shop.example/slip.png', ['slip.png'], false],
  ['file:///home/may/other.png', ['slip.png'], false],
  ['slip.png\nis my slip', ['slip.png'], false],
  ['copy', ['image.png'], false],
])('tells whether %j names only the files %j', (text, names, isOnlyNames) => {
  expect(
    namesFilesOnly(
      text,
      names.map((name) => ({ name })),
    ),
  ).toBe(isOnlyNames);
});
