import type { Page } from 'playwright';

/** Slow 4G as in Chromium's preset, and a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const processorSlowdown = 4;

/** Gives a page the connection and the processor of a cheap phone, or only its processor. */
export async function slowDown(page: Page, { onlyProcessor = false } = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  if (!onlyProcessor) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}
