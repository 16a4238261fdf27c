import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './film.ts';

const framesPerSecond = '5';
/** Visitors on slow connections pay for every byte. */
const largestBytes = 400_000;

/** Encodes the pictures as a video in both formats, with a poster. Throws when ffmpeg is missing or fails. */
export function encode(pictures: readonly Picture[], folder: string, target: string): void {
  // Topics begin at the same page, so the poster shows the middle.
  const middle = pictures[Math.floor(pictures.length / 2)];
  const last = pictures.at(-1);
  if (!middle || !last) throw new Error('There is nothing to record.');
  const list = join(folder, 'shots.txt');
  // The last picture is listed twice: otherwise its duration is ignored.
  writeFileSync(
    list,
    `${pictures.map(({ file, seconds }) => `file '${file}'\nduration ${String(seconds)}`).join('\n')}\nfile '${last.file}'\n`,
  );
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-r', framesPerSecond, '-pix_fmt', 'yuv420p', '-an'];
  run([...input, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-g', '60', '-deadline', 'good', '-cpu-used', '2', `${target}.webm`]);
  run([...input, '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', '29', '-movflags', '+faststart', `${target}.mp4`]);
  run(['-i', middle.file, '-quality', '60', `${target}.webp`]);
  for (const ending of ['webm', 'mp4', 'webp']) {
    const { size } = statSync(`${target}.${ending}`);
    if (size > largestBytes) throw new Error(`${target}.${ending} has ${String(size)} bytes; expected ${String(largestBytes)}.`);
  }
}

function run(args: readonly string[]): void {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { encoding: 'utf8' });
  if (error) throw new Error('Recording needs ffmpeg: sudo apt-get install ffmpeg', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}
