import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './film.ts';

const framesPerSecond = '5';
/** On a slow line a visitor pays for each byte. */
const largestBytes = 400_000;

/** Makes the video in both formats, and its poster, from the pictures. Throws where ffmpeg is missing or fails. */
export function encode(shots: readonly Shot[], folder: string, target: string): void {
  const [first] = shots;
  const last = shots.at(-1);
  if (!first || !last) throw new Error('There is nothing to record.');
  const list = join(folder, 'shots.txt');
  // The last picture is named twice: otherwise its time would not count.
  writeFileSync(
    list,
    `${shots.map(({ file, seconds }) => `file '${file}'\nduration ${String(seconds)}`).join('\n')}\nfile '${last.file}'\n`,
  );
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-r', framesPerSecond, '-pix_fmt', 'yuv420p', '-an'];
  run([...input, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-g', '60', '-deadline', 'good', '-cpu-used', '2', `${target}.webm`]);
  run([...input, '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', '29', '-movflags', '+faststart', `${target}.mp4`]);
  run(['-i', first.file, '-quality', '60', `${target}.webp`]);
  for (const ending of ['webm', 'mp4', 'webp']) {
    const { size } = statSync(`${target}.${ending}`);
    if (size > largestBytes) throw new Error(`${target}.${ending} has ${String(size)} bytes, allowed are ${String(largestBytes)}.`);
  }
}

function run(args: readonly string[]): void {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { encoding: 'utf8' });
  if (error) throw new Error('Recording needs ffmpeg: sudo apt-get install ffmpeg', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}
