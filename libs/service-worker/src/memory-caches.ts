/** Caches in memory, by name and path, for tests. */
export function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const read = (entries: ReadonlyMap<string, Response>, path: string) => Promise.resolve(entries.get(path)?.clone());
  const caches = {
    has: (name: string) => Promise.resolve(stored.has(name)),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open: (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return Promise.resolve({
        match: (path: string) => read(entries, path),
        put: (path: string, response: Response) => Promise.resolve(void entries.set(path, response)),
      });
    },
    match: async (path: string) => (await Promise.all([...stored.values()].map((entries) => read(entries, path)))).find(Boolean),
  };
  return { stored, caches };
}
