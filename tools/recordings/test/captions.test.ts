import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { apps, readApp, workspaceRoot } from '@wallet/build';
import { howtoTopics, recordingName } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { writeCaptions } from '../src/captions.ts';

describe('writeCaptions', () => {
  it('writes the text and time of each part', () => {
    const parts = [
      { step: 'step1', fromSeconds: 0, toSeconds: 2.2 },
      { step: 'step2', fromSeconds: 2.2, toSeconds: 61.25 },
      { step: 'step3', fromSeconds: 61.25, toSeconds: 3600.5 },
    ];
    const texts: Record<string, string> = { step1: 'Log in', step2: 'Choose <Deposit> & wait', step3: 'One\n\nline' };
    expect(writeCaptions(parts, (step) => texts[step] ?? '')).toBe(
      [
        'WEBVTT',
        '',
        '00:00:00.000 --> 00:00:02.200',
        'Log in',
        '',
        '00:00:02.200 --> 00:01:01.250',
        'Choose &lt;Deposit&gt; &amp; wait',
        '',
        '00:01:01.250 --> 01:00:00.500',
        'One line',
        '',
      ].join('\n'),
    );
  });
});

interface HowtoTexts {
  readonly topics: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

describe('the recordings', () => {
  it.each(apps)('exist for each topic in the languages and themes of %s', async (app) => {
    const { languages } = (await readApp(app)).market;
    const looks = ['dark', 'light'].flatMap((theme) => ['webm', 'mp4', 'webp'].map((format) => `${theme}.${format}`));
    const expected = howtoTopics.flatMap((topic) =>
      languages.flatMap((language) => ['vtt', ...looks].map((ending) => `${recordingName(topic)}.${language}.${ending}`)),
    );
    const ofApp = globSync('*', { cwd: join(workspaceRoot, 'apps', app, 'public/videos') });
    expect(ofApp.toSorted()).toEqual(expected.toSorted());
  });
});

describe('the captions of the recordings', () => {
  const files = globSync('apps/*/public/videos/*.vtt', { cwd: workspaceRoot });

  it.each(files)('say what the how-to page says: %s', (file) => {
    const [name, language = ''] = basename(file).split('.');
    const { topics } = JSON.parse(readFileSync(join(workspaceRoot, `libs/i18n/src/locales/${language}/howto.json`), 'utf8')) as HowtoTexts;
    const texts = topics[howtoTopics.find((topic) => recordingName(topic) === name) ?? ''];
    const times = readFileSync(join(workspaceRoot, file), 'utf8').matchAll(
      /^(\d\d):(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d):(\d\d\.\d{3})$/gm,
    );
    const seconds = (hours = '', minutes = '', rest = '') => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
    const parts = [...times].map(([, ...time], index) => ({
      step: `step${String(index + 1)}`,
      fromSeconds: seconds(...time.slice(0, 3)),
      toSeconds: seconds(...time.slice(3)),
    }));
    expect(parts).toHaveLength(3);
    expect(readFileSync(join(workspaceRoot, file), 'utf8')).toBe(writeCaptions(parts, (step) => texts?.[step] ?? ''));
    for (const { step, fromSeconds, toSeconds } of parts) {
      const letters = (texts?.[step] ?? '').replaceAll(/[\p{M}\u200b]/gu, '').length;
      expect(toSeconds - fromSeconds, `${step} can be read`).toBeGreaterThanOrEqual(Math.max(3, letters / 20));
    }
  });
});
