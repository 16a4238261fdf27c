import { maxParts } from './max-parts.ts';

const startLength = 8;

/** Chunks of the picture, its colours, size and animation. Text, time and camera data are in other chunks. */
const allowedChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'bKGD',
  'hIST',
  'sBIT',
  'sPLT',
  'cHRM',
  'gAMA',
  'iCCP',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

/** Also removes everything after the picture. Unreadable parts stay as they are. */
export function stripPng(picture: Buffer): Buffer | null {
  const stored = [picture.subarray(0, startLength)];
  let at = startLength;
  for (let parts = 0; at + 12 <= picture.length; parts += 1) {
    if (parts === maxParts) return null;
    const type = picture.toString('latin1', at + 4, at + 8);
    const end = at + 12 + picture.readUInt32BE(at);
    if (!/^[A-Za-z]{4}$/.test(type) || end > picture.length) break;
    if (allowedChunks.has(type)) stored.push(picture.subarray(at, end));
    at = end;
    if (type === 'IEND') return Buffer.concat(stored);
  }
  return Buffer.concat([...stored, picture.subarray(at)]);
}
