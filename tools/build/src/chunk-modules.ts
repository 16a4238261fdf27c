import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Builds entry modules by themselves and returns, per entry, the ids of all modules that it uses, directly or through others.
 * Dynamic imports do not count.
 */
export async function findChunkModules<Name extends string>(
  config: InlineConfig,
  entries: Readonly<Record<Name, string>>,
): Promise<Readonly<Record<Name, ReadonlySet<string>>>> {
  const bundle = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      license: false,
      rolldownOptions: { input: entries, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(bundle.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

  const collect = (fileName: string, seen: Set<string>, modules: Set<string>): ReadonlySet<string> => {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(fileName)) return modules;
    seen.add(fileName);
    for (const id of chunk.moduleIds) modules.add(id);
    for (const imported of chunk.imports) collect(imported, seen, modules);
    return modules;
  };
  const names = Object.keys(entries) as Name[];
  return Object.fromEntries(
    names.map((name) => {
      const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
      if (!entry) throw new Error(`Entry ${name} has no chunk.`);
      return [name, collect(entry.fileName, new Set(), new Set())];
    }),
  ) as Record<Name, ReadonlySet<string>>;
}
