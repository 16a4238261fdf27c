import { readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { maxMegapixels, readImageType, readPictureSize } from '@wallet/domain';
import { previewSize } from '../site/page-head.ts';
import { Problem } from './problem.ts';

/** A picture that the settings name. */
export interface Picture {
  /** The file beside the settings. */
  readonly source: string;
  /** The field that names it. */
  readonly field: string;
  /** Where the site has it. A logo of a bank is named by its content instead. */
  readonly target?: string;
  readonly bank?: string;
}

const maxBytes = 1_000_000;

const square = (side: number) => ({ width: side, height: side });

/** The sizes that the manifest and the pages say. */
function sizeFor(field: string): { readonly width: number; readonly height: number } | null {
  if (field.startsWith('pictures.preview.')) return previewSize;
  if (field === 'pictures.appleTouchIcon') return square(180);
  const side = /^pictures\.\w+?(192|512)$/.exec(field)?.[1];
  return side === undefined ? null : square(Number(side));
}

/** Reads a picture that lies below the folder of the settings. Throws a `Problem` that names the field. */
export function readPicture(folder: string, { source, field }: Picture): Buffer {
  const refuse = (allowed: string): never => {
    throw new Problem(`The settings cannot be used:\n  ${field} is "${source}"; expected ${allowed}.`);
  };
  let path = '';
  try {
    path = realpathSync(join(folder, source));
  } catch {
    refuse('a file that is there');
  }
  // A link could show any file of this machine to everybody.
  if (!path.startsWith(`${realpathSync(folder)}${sep}`)) refuse('a file below the folder of the settings, and no link to elsewhere');
  const { size } = statSync(path);
  if (!statSync(path).isFile()) refuse('a file');
  if (size === 0 || size > maxBytes) refuse(`a file of at most a megabyte that is not empty, not of ${String(size)} bytes`);
  const content = readFileSync(path);
  const problem = problemOf(extname(source).toLowerCase(), content, field);
  return problem === null ? content : refuse(problem);
}

function problemOf(type: string, content: Buffer, field: string): string | null {
  if (type === '.svg') return svgProblem(content);
  if (type === '.ico') return isIcon(content) ? null : 'an icon file';
  const name = type.slice(1);
  const size = readPictureSize(content);
  if (readImageType(content) !== name || size === null || !isWhole(name, content)) return `a whole ${name} picture`;
  const { width, height } = sizeFor(field) ?? size;
  if (size.width !== width || size.height !== height) {
    return `a picture of ${String(width)} by ${String(height)} pixels, not of ${String(size.width)} by ${String(size.height)}`;
  }
  const pixels = size.width * size.height;
  return pixels > 0 && pixels <= maxMegapixels * 1_000_000 ? null : `a picture of at most ${String(maxMegapixels)} million pixels`;
}

const isWhole = (type: string, content: Buffer): boolean =>
  type === 'png' ? content.includes('IEND') : content.readUInt32LE(4) + 8 <= content.length;

/** An icon file lists the pictures in it, and where they are. */
function isIcon(content: Buffer): boolean {
  if (content.length < 22 || content.readUInt32LE(0) !== 0x10000) return false;
  const count = content.readUInt16LE(4);
  return (
    count > 0 &&
    Array.from({ length: count }, (_, index) => 6 + 16 * index).every((at) => {
      if (at + 16 > content.length) return false;
      const [length, start] = [content.readUInt32LE(at + 8), content.readUInt32LE(at + 12)];
      return length > 0 && start + length <= content.length;
    })
  );
}

const svgAllowed = 'an SVG picture without scripts, handlers, foreign content and addresses';

/** What a drawing may not have, where it could run something, or tell a stranger that it was opened. */
const svgForbidden = [
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i,
  /[\s"'/]on\w+\s*=/i,
  /\battributeName\s*=\s*["']\s*(?:(?:[\w.-]+:)?href|on\w+)/i,
  // Of addresses, parts of the drawing and pictures in it.
  /\b(?:href|src|base)\s*=\s*(?!["']\s*(?:#|data:image\/(?:png|jpeg|webp);base64,))/i,
  /url\(\s*["']?\s*(?!["'\s#])/i,
  /@import|@namespace|javascript:|\\/i,
  /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i,
];

function svgProblem(content: Buffer): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return 'an SVG picture in UTF-8';
  }
  const [declaration = ''] = /^\s*<\?xml[^>]*\?>/.exec(text) ?? [];
  if (declaration.includes('encoding') && !/encoding\s*=\s*["']utf-8["']/i.test(declaration)) return 'an SVG picture in UTF-8';
  const drawing = text.slice(declaration.length).replace(/<!--[^]*?-->/g, '');
  const isSvg = /^\s*(?:<!DOCTYPE[^>[]*>\s*)?<svg[\s/>]/i.test(drawing) && /<\/svg>\s*$|<svg[^>]*\/>\s*$/.test(drawing);
  // Letters may be written as numbers.
  const written = drawing.replace(/&#(x[\da-f]+|\d+);?/gi, (_all, code: string) => {
    const sign = Number(code.toLowerCase().startsWith('x') ? `0${code}` : code);
    return sign <= 0x10ffff ? String.fromCodePoint(sign) : '';
  });
  return isSvg && [drawing, written].every((part) => svgForbidden.every((pattern) => !pattern.test(part))) ? null : svgAllowed;
}
