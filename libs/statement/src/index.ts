/* The statement as several features show it. */
export { EntriesLoading, EntryList } from './EntryList.tsx';
export { StatementFrame } from './StatementFrame.tsx';
export { placeEntries, readEntryAddress, readPage, writeEntryAddress, type EntryAddress, type PlacedEntry } from './entry-address.ts';
export { useCurrency } from './use-currency.ts';
export { useSaveCsv } from './use-save-csv.ts';
export { useEntryTexts } from './use-entry-texts.ts';
export { useStatementHistory, type StatementHistory } from './use-statement-history.ts';
