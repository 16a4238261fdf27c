import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** A position in a script of a build, with or without the address before it. Each part of a text is looked at once. */
const framePattern = /(?<![\w./:-])(?:[\w.-]*[/:])*?([\w.-]+\.js):(\d+):(\d+)/g;

/** Lines of packages are long. */
const maxCode = 120;

/** The part of a path from the folder of the sources on. */
const fromRoot = (source: string): string => source.replace(/^(?:\.\.\/)+/, '');

/**
 * Replaces the positions of a text by those of the sources, with the line that is there. `folder` holds the source maps of the build. What is not
 * of this build stays.
 */
export function toSourceLines(text: string, folder: string): string {
  const maps = new Map<string, TraceMap | null>();
  const mapOf = (script: string): TraceMap | null => {
    const file = join(folder, `${script}.map`);
    if (!maps.has(script)) maps.set(script, existsSync(file) ? new TraceMap(readFileSync(file, 'utf8')) : null);
    return maps.get(script) ?? null;
  };
  return text.replace(framePattern, (frame, script: string, line: string, column: string) => {
    const map = mapOf(script);
    if (!map) return frame;
    // Browsers count columns from 1.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return frame;
    const code = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim().slice(0, maxCode) ?? '';
    return `${fromRoot(found.source)}:${String(found.line)}:${String(found.column + 1)}  ${code}`;
  });
}
