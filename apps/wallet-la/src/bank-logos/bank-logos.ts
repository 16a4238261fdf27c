const files = import.meta.glob<string>('./*.{svg,png,webp}', { eager: true, query: '?url', import: 'default' });

/** URLs of the logos in this folder, by bank code: `KBANK.svg` is the logo of KBANK. */
export const bankLogos = Object.fromEntries(
  Object.entries(files).map(([file, url]) => [file.slice(2, file.lastIndexOf('.')).toUpperCase(), url]),
);
