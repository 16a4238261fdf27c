import { expect, it, vi } from 'vitest';
import { importTexts, isTextAddress } from './import-texts.ts';

const texts = { title: 'Deposit' };

it('loads texts, and again after a failure that the browser keeps, under another address each time', async () => {
  const address = 'https://wallet.test/assets/deposit-1.js';
  const keptFailure = () => Promise.reject(new TypeError(`error loading dynamically imported module: ${address}`));
  const importAt = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ default: texts });
  expect(await importTexts(() => Promise.resolve({ default: texts }), importAt)).toBe(texts);
  expect(isTextAddress(address)).toBe(false);
  await expect(importTexts(keptFailure, importAt)).rejects.toThrow('error loading');
  expect(importAt).not.toHaveBeenCalled();
  expect(isTextAddress(address)).toBe(true);
  await expect(importTexts(keptFailure, importAt)).rejects.toThrow('offline');
  expect(await importTexts(keptFailure, importAt)).toBe(texts);
  const [first, second] = importAt.mock.calls.map(([asked]) => String(asked));
  expect(first).toMatch(/^https:\/\/wallet\.test\/assets\/deposit-1\.js\?again=\d+$/);
  expect(second).not.toBe(first);
});

it('leaves it to a later attempt where the browser does not name the address', async () => {
  const importAt = vi.fn();
  const fail = () => Promise.reject(new TypeError('Importing a module script failed.'));
  for (let attempt = 0; attempt < 2; attempt += 1) await expect(importTexts(fail, importAt)).rejects.toThrow('Importing');
  expect(importAt).not.toHaveBeenCalled();
});
