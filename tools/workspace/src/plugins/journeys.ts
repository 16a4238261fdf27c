import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CreateNodes, TargetConfiguration } from '@nx/devkit';
import { apps, shortName } from '@wallet/build/apps';
import { engineSpecs, specs, targetOfSpec } from '../shared/engine-specs.ts';

/** The only journey of apps whose project has the tag `journeys:smoke`, as a new app has. */
const smoke = 'tools/journeys/src/smoke.spec.ts';

/** Features that all journeys use. */
const everywhere = ['agreement', 'auth', 'home'];

/**
 * Additional features that the journeys of a file use. A file that is not listed uses the feature of its name, or every feature if none has
 * its name.
 */
const crossedFeatures: Readonly<Record<string, readonly string[]>> = {
  chat: ['contact'],
  'data-saver': ['contact', 'howto', 'profile'],
  deployment: ['bonus', 'contact', 'deposit', 'profile'],
  'deposit-drill': ['deposit', 'statement'],
  'display-settings': ['contact', 'deposit', 'profile', 'statement', 'withdraw'],
  'first-read': ['contact'],
  'games-drill': ['games'],
  home: ['invite'],
  install: ['deposit', 'statement', 'withdraw'],
  invite: ['bonus', 'invite'],
  'invite-drill': ['bonus', 'invite'],
  'link-preview': ['contact', 'howto', 'statement'],
  login: ['contact'],
  'operator-markup': ['bonus', 'contact', 'deposit', 'invite', 'refund', 'spin'],
  pages: ['contact', 'howto', 'profile'],
  'old-browsers': [],
  refund: ['bonus', 'refund'],
  'refund-drill': ['bonus', 'refund'],
  register: [],
  'register-code': [],
  repeat: ['bonus', 'deposit', 'invite', 'refund', 'transfer', 'withdraw'],
  'review-drill': ['statement', 'transfer', 'withdraw'],
  saving: ['deposit'],
  security: ['contact', 'howto'],
  'service-worker': ['bonus', 'contact', 'howto', 'profile', 'spin', 'statement'],
  sessions: ['contact', 'profile'],
  share: ['contact', 'deposit'],
  statement: ['contact', 'deposit', 'statement'],
  'tester-pages': [],
  'transfer-drill': ['transfer'],
  waves: ['withdraw'],
  'withdraw-drill': ['withdraw'],
};

/**
 * Nx plugin: each file of journeys is a target of each app's `-e2e` project, as `e2e-withdraw` of `wallet-th-e2e`, and `e2e` runs all of
 * them. Those with tags of another engine are targets of it too, as `firefox-withdraw`. Targets that a change cannot affect come from the
 * cache. An app with the tag `journeys:smoke` has `e2e-smoke` only.
 */
export const createNodes: CreateNodes = [
  'apps/*-e2e/project.json',
  (configs, _options, { workspaceRoot }) => {
    const nameIn = (file: string) =>
      (JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as { readonly nx: { readonly name: string } }).nx.name;
    const find = (pattern: string) => globSync(pattern, { cwd: workspaceRoot });
    const libs = find('libs/*/package.json').map(nameIn);
    const features = new Map(find('libs/features/*/package.json').map((file) => [basename(dirname(file)), nameIn(file)]));
    const files = find(specs).toSorted();

    const inputsOf = (app: string, spec: string) => {
      const name = basename(spec, '.spec.ts');
      const crossed = crossedFeatures[name] ?? (features.has(name) ? [name] : [...features.keys()]);
      const projects = [...new Set([...everywhere, ...crossed])].flatMap((feature) => features.get(feature) ?? []);
      return [
        'default',
        { input: 'production', projects: [app, ...libs, ...projects, 'build', 'sandbox', 'serve'] },
        { input: 'default', projects: ['journeys'] },
        'flags',
        '{workspaceRoot}/playwright.config.ts',
      ];
    };
    const targetsOf = (root: string): Record<string, TargetConfiguration> => {
      const app = basename(root).replace(/-e2e$/, '');
      const { tags } = JSON.parse(readFileSync(join(workspaceRoot, root, 'project.json'), 'utf8')) as { readonly tags: readonly string[] };
      const isTested = !tags.includes('journeys:smoke');
      const market = shortName(app);
      const targetOf = (target: string, executor: string, spec?: string): TargetConfiguration => ({
        executor: `@wallet/workspace:${executor}`,
        options: { market, ...(spec !== undefined && { spec }) },
        cache: true,
        // The builds of all apps, since Nx batches tasks that can start at the same time.
        dependsOn: [{ target: 'build', projects: [...apps] }],
        inputs: inputsOf(app, spec ?? executor),
        outputs: [`{workspaceRoot}/reports/tallies/{projectName}/${target}.json`],
      });
      /** A target for each file, and one that runs all of them. */
      const perSpec = (name: string, executor: string, specsOfApp: readonly string[]): Record<string, TargetConfiguration> => {
        const each = specsOfApp.map((spec): [string, TargetConfiguration] => {
          const target = targetOfSpec(name, spec);
          return [target, targetOf(target, executor, spec)];
        });
        return { [name]: { executor: 'nx:noop', dependsOn: each.map(([target]) => target) }, ...Object.fromEntries(each) };
      };
      const journeys = files.filter((spec) => (spec === smoke) !== isTested);
      return {
        ...perSpec('e2e', 'journeys', journeys),
        ...(isTested && {
          ...perSpec('old-chromium', 'old-chromium', engineSpecs(workspaceRoot, 'old-chromium', market)),
          ...perSpec('firefox', 'firefox', engineSpecs(workspaceRoot, 'firefox', market)),
          webkit: targetOf('webkit', 'webkit'),
        }),
      };
    };
    return configs.map((config) => [config, { projects: { [dirname(config)]: { targets: targetsOf(dirname(config)) } } }]);
  },
];
