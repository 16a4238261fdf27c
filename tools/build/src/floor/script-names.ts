import type { Identifier } from '@mdn/browser-compat-data';
import { featureAt, isOnFloor, partsOf } from './compat-data.ts';

/** What the language and the browser offer to scripts that not every browser of the floor has. */
export interface ScriptNames {
  /** True for an object of the language or the browser, such as `URL` and `navigator`. */
  readonly isKnownObject: (name: string) => boolean;
  /** True for a global name such as `WebTransport`. */
  readonly isNewGlobal: (name: string) => boolean;
  /** The feature of a member of a known object, such as `URL.parse`. Null if the floor has it or nobody knows it. */
  readonly newMemberOf: (object: string, member: string) => string | null;
  /** The feature of a method that only new built-in objects have, such as `toReversed`. */
  readonly newMethod: (name: string) => string | null;
  /** The feature of a member that only new objects of the browser have, such as `roundRect`. */
  readonly newMember: (name: string) => string | null;
  /** The feature of an event. */
  readonly newEvent: (name: string) => string | null;
}

/** Variables of the browser and the interfaces of their values. */
const variables: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
};

const isStatic = (builtIn: string, member: string): boolean => {
  const value = (globalThis as Record<string, unknown>)[builtIn];
  return typeof value === 'function' && Object.hasOwn(value, member);
};

/** Reads the names from browser-compat-data. */
export function readScriptNames(): ScriptNames {
  const apis = featureAt('api');
  const builtIns = featureAt('javascript', 'builtins');
  const methods = new Map<string, string | null>();
  const members = new Map<string, string | null>();
  const events = new Map<string, string | null>();
  /** A name is new if no object of the floor has it. */
  const add = (names: Map<string, string | null>, name: string, feature: Identifier, path: string) => {
    if (isOnFloor(feature)) names.set(name, null);
    else if (!names.has(name)) names.set(name, path);
  };

  // An object that the floor does not have comes from a name that is found itself.
  for (const [object, builtIn] of [...partsOf(builtIns), ...partsOf(featureAt('javascript', 'builtins', 'Intl'))]) {
    if (!isOnFloor(builtIn)) continue;
    for (const [name, feature] of partsOf(builtIn)) if (!isStatic(object, name)) add(methods, name, feature, `${object}.${name}`);
  }
  for (const [object, api] of partsOf(apis)) {
    if (!isOnFloor(api)) continue;
    for (const [name, feature] of partsOf(api)) {
      if (name.endsWith('_event')) add(events, name.slice(0, -'_event'.length), feature, `${object} ${name.replace('_', ' ')}`);
      else if (!name.endsWith('_static') && feature.__compat?.status?.standard_track !== false)
        add(members, name, feature, `${object}.${name}`);
    }
  }
  const global = (name: string) => featureAt('api', name) ?? featureAt('javascript', 'builtins', name) ?? featureAt('api', 'Window', name);

  return {
    isKnownObject: (name) => name in variables || global(name) !== undefined,
    isNewGlobal: (name) => !isOnFloor(global(name)),
    newMemberOf: (object, member) => {
      const owner = variables[object] ?? object;
      const feature =
        featureAt('api', owner, `${member}_static`) ??
        featureAt('api', owner, member) ??
        featureAt('javascript', 'builtins', owner, member) ??
        (owner === 'window' ? global(member) : undefined);
      if (isOnFloor(feature)) return null;
      return owner === 'window' ? member : `${owner}.${member}`;
    },
    newMethod: (name) => (members.get(name) === null ? null : (methods.get(name) ?? null)),
    newMember: (name) => (methods.get(name) === null ? null : (members.get(name) ?? null)),
    newEvent: (name) => events.get(name) ?? null,
  };
}
