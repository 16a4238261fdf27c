/* The statement as several features show it. */
export { EntryList } from './statement/EntryList.tsx';
export { StatementFrame } from './statement/StatementFrame.tsx';
export {
  placeEntries,
  readEntryAddress,
  readPage,
  writeEntryAddress,
  type EntryAddress,
  type PlacedEntry,
} from './statement/entry-address.ts';
export { useCurrency } from './statement/use-currency.ts';
export { useSaveCsv } from './statement/use-save-csv.ts';
export { useEntryTexts } from './statement/use-entry-texts.ts';
export { useStatementHistory, type StatementHistory } from './statement/use-statement-history.ts';
