// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes, slipReasons } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { findLocaleProblems } from './find-locale-problems.ts';
import type { Locales } from './read-locales.ts';

describe('findLocaleProblems', () => {
  const good: Locales = {
    en: { home: { hello: 'Hello, {{name}}', ago: { day_one: '{{count}} day', day_other: '{{count}} days' } } },
    th: { home: { hello: 'สวัสดี {{name}}', ago: { day_other: '{{count}} วัน' } } },
    lo: { home: { hello: 'ສະບາຍດີ {{name}}', ago: { day_other: '{{count}} ມື້' } } },
  };
  const withThai = (home: Locales['th'][string]): Locales => ({ ...good, th: { home } });
  const inLao = (hello: string): Locales => ({
    en: { home: { hello: 'Hello' } },
    th: { home: { hello: 'สวัสดี' } },
    lo: { home: { hello } },
  });
  const ago = { day_other: '{{count}} วัน' };

  const alone = { home: { both: '{{status}} ({{reason}})' } };

  it.each<[string, Locales]>([
    ['one plural form in Thai and Lao for two in English', good],
    [
      'a singular that says the number in words',
      { ...good, en: { home: { ...good.en.home, ago: { day_one: 'Once', day_other: '{{count}} times' } } } },
    ],
    ['places alone, which have no script', { en: alone, th: alone, lo: alone }],
    ['a Lao whether at the end, which asks nothing', inLao('ຍັງບໍ່ຮູ້ວ່າສຳເລັດ ຫຼື ບໍ່')],
    ['break marks between words, and ຫຼື with spaces or within ເຫຼືອ', inLao('ຍອດເງິນຄົງເຫຼືອ\u200bສຳເລັດ ຫຼື ລໍຖ້າ')],
  ])('accepts %s', (_what, locales) => expect(findLocaleProblems(locales)).toEqual([]));

  it.each<[string, Locales, string]>([
    ['a missing file', { ...good, lo: {} }, 'lo/home.json is missing'],
    ['a missing key', withThai({ ago }), 'th/home.json: hello is missing'],
    ['a key that English has not', withThai({ hello: 'สวัสดี {{name}}', bye: 'ลาก่อน', ago }), 'th/home.json: bye is not in English'],
    [
      'a plural form that Thai has not',
      withThai({ hello: 'สวัสดี {{name}}', ago: { ...ago, day_one: '{{count}} วัน' } }),
      'ago.day_one is not in English',
    ],
    ['a lost place', withThai({ hello: 'สวัสดี', ago }), 'hello has no places, English has {{name}}'],
    ['a misspelt place', withThai({ hello: 'สวัสดี {{nmae}}', ago }), 'hello has {{nmae}}, English has {{name}}'],
    ['an empty text', withThai({ hello: ' ', ago }), 'hello is empty'],
    ['a text left in English', withThai({ hello: 'Hello {{name}}', ago }), 'hello is not in its language’s script'],
    ['an untranslated word', withThai({ hello: 'สวัสดี friend {{name}}', ago }), 'hello has untranslated words: friend'],
    ['a text of the other country', withThai({ hello: 'ສະບາຍດີ {{name}}', ago }), 'hello has characters of lo'],
    ['a polite ending', withThai({ hello: 'สวัสดีครับ {{name}}', ago }), 'hello has a polite ending'],
    [
      'three sentences',
      { ...good, en: { home: { ...good.en.home, hello: 'Hello. {{name}} is here. Bye.' } } },
      'hello has more than two sentences',
    ],
    [
      'a plural form that English lacks',
      { ...good, en: { home: { hello: 'Hello, {{name}}', ago: { day_one: '{{count}} day' } } } },
      'en/home.json: ago.day_other is missing',
    ],
  ])('finds %s', (_what, locales, problem) => {
    expect(findLocaleProblems(locales).join('\n')).toContain(problem);
  });

  it.each([
    ['ກະລຸນາໃສ່ລະຫັດ\u200bຜ່ານ', 'may break inside "ລະຫັດຜ່ານ"'],
    ['ຕິດຕໍ່ພວກ\u200bເຮົາ', 'may break inside "ພວກເຮົາ"'],
    ['ໄ\u200bດ້ແລ້ວ', 'has a break mark inside a syllable'],
    ['ຝາກເງິນ \u200bແລ້ວ', 'has a break mark where the line may break anyway'],
    ['ສຳເລັດຫຼື ລໍຖ້າ', 'has ຫຼື without a space on each side'],
    ['ສຳເລັດ ຫຼືລໍຖ້າ', 'has ຫຼື without a space on each side'],
    ['ຝາກ\u200bແລະ ຖອນ', 'has ແລະ without a space on each side'],
    ['ໂອນແລ້ວບໍ', 'asks without ບໍ? at its end'],
    ['ແມ່ນສະລິບຂອງທ່ານ ຫຼື ບໍ່', 'asks without ບໍ? at its end'],
  ])('finds what is wrong in the Lao %j', (text, problem) => {
    expect(findLocaleProblems(inLao(text))).toEqual([`lo/home.json: hello ${problem}`]);
  });

  it('wants a text for every error code and every slip reason', () => {
    const empty: Locales = { en: { errors: {} }, th: { errors: {} }, lo: { errors: {} } };
    const problems = findLocaleProblems(empty);
    expect(problems).toHaveLength(3 * (errorCodes.length + slipReasons.length));
    expect(problems).toContain('lo/errors.json: slip.EXPIRED_SLIP has no text');
  });
});

it('names a missing key and ends with 1 as a command', () => {
  const copy = mkdtempSync(join(tmpdir(), 'locales-'));
  try {
    cpSync(join(import.meta.dirname, 'locales'), copy, { recursive: true });
    const file = join(copy, 'lo', 'auth.json');
    const { heading, ...others } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(others));
    expect(heading).toBeDefined();
    const check = spawnSync(process.execPath, [join(import.meta.dirname, 'check-locales.ts'), copy], { encoding: 'utf8' });
    expect(check).toMatchObject({ status: 1, stderr: 'lo/auth.json: heading is missing\n' });
  } finally {
    rmSync(copy, { recursive: true });
  }
});
