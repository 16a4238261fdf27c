import { describe, expect, it } from 'vitest';
import { writeCaptions } from '../src/captions.ts';

describe('writeCaptions', () => {
  it('gives each part its words and its time', () => {
    const parts = [
      { step: 'step1', fromSeconds: 0, toSeconds: 2.2 },
      { step: 'step2', fromSeconds: 2.2, toSeconds: 61.25 },
      { step: 'step3', fromSeconds: 61.25, toSeconds: 3600.5 },
    ];
    const words: Record<string, string> = { step1: 'Log in', step2: 'Choose <Deposit> & wait', step3: 'One\n\nline' };
    expect(writeCaptions(parts, (step) => words[step] ?? '')).toBe(
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
