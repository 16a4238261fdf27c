import { cleanText } from '../text/clean-text.ts';

/** Puts the favourites first, by the codes of their accounts. Both they and the others stay in the backend's order. */
export function favouritesFirst<Game extends { readonly code: string }>(
  games: readonly Game[],
  favourites: readonly string[],
): readonly Game[] {
  const isFavourite = ({ code }: Game) => favourites.includes(code);
  return [...games.filter(isFavourite), ...games.filter((game) => !isFavourite(game))];
}

/** Whether a game is found by a part of its name, as typed. */
export function matchesGame(name: string, typed: string): boolean {
  const part = foldText(typed);
  return part === '' ? name.includes(typed.trim()) : foldText(name).includes(part);
}

/** The marks of Thai and Lao that stand above or below a letter. */
const marks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebb\u0ec8-\u0ece]+/g;

/**
 * The form in which a name and a typed part of it are compared: without case, accents, spaces, punctuation and marks that nobody sees, and with one
 * spelling of what looks or means the same in Thai and Lao. Not for showing or sending.
 */
export function foldText(text: string): string {
  return (
    cleanText(text.replace(/[\u2120\u2122]/g, ''))
      // Takes sara am apart into nikhahit and sara aa, and ໜ into ຫນ.
      .normalize('NFKD')
      .replace(/[\p{P}\p{S}\p{Z}\p{Cf}\p{Me}\u02bb\u0300-\u036f]+/gu, '')
      .replace(/เเ/g, 'แ')
      .replace(/ເເ/g, 'ແ')
      .replace(/ๅ/g, 'า')
      // A tone mark that was typed after sara aa, which stands before it.
      .replace(/([\u0e32\u0eb2])([\u0e48-\u0e4b\u0ec8-\u0ecb]+)/g, '$2$1')
      // ຫຼ is written ຫລ too.
      .replace(/([\u0eb1\u0eb4-\u0ebb\u0ec8-\u0ece]*)\u0ebc/g, 'ລ$1')
      .replace(marks, (run) => [...new Set(run)].sort().join(''))
      // Two steps: ẞ and ß become SS, ı becomes I, and both forms of sigma are one.
      .toLowerCase()
      .toUpperCase()
  );
}
