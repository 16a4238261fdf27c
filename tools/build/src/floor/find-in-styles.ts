import { generate, parse, walk, type Atrule, type CssNode, type Declaration, type WalkContext } from 'css-tree';
import { featureAt, isOnFloor } from './compat-data.ts';
import type { Finding } from './find-in-script.ts';

/** The groups in which browser-compat-data has units of length. */
const unitGroups: readonly (readonly [RegExp, string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
];

/** The types of values in which browser-compat-data has functions. */
const functionTypes = ['', 'color', 'image', 'gradient', 'transform-function', 'filter-function', 'easing-function', 'basic-shape'];

const cssFeature = (...path: string[]) => featureAt('css', ...path);

/**
 * Finds what a style sheet uses that is newer than the floor. A declaration counts as tested if an earlier one of the same property in the
 * rule has nothing new, and everything counts that an `@supports` around it asks for.
 */
export function findInStyles(css: string): Finding[] {
  const found: Finding[] = [];
  const sheet = parse(css, { parseCustomProperty: true });
  const supported: string[][] = [];
  const report = (feature: string, node: CssNode, isTested = false) =>
    found.push({ feature, excerpt: generate(node).slice(0, 90), isTested: isTested || supported.some((names) => names.includes(feature)) });

  walk(sheet, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports' && node.prelude) supported.push(askedIn(node.prelude));
        for (const feature of newInRule(node)) report(feature, node.prelude ?? node);
      }
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        if (this.atrulePrelude === null && !isOnFloor(cssFeature('selectors', node.name))) report(generate(node), node);
      }
      if (node.type === 'Declaration' && this.atrule?.name !== 'supports') {
        const siblings = this.block?.children.toArray().filter((part): part is Declaration => part.type === 'Declaration') ?? [];
        for (const feature of newInDeclaration(node)) report(feature, node, hasFallback(node, siblings));
      }
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) supported.pop();
    },
  });
  return found;
}

/** True if a browser that drops `declaration` still has an earlier one, or has one with a prefix. */
function hasFallback(declaration: Declaration, siblings: readonly Declaration[]): boolean {
  // With a variable in it, a declaration is kept and has no value in the end.
  const isKept = declaration.property.startsWith('--') || generate(declaration.value).includes('var(');
  return siblings.some(
    (other) =>
      other !== declaration &&
      (other.property === `-webkit-${declaration.property}` ||
        (!isKept &&
          other.property === declaration.property &&
          siblings.indexOf(other) < siblings.indexOf(declaration) &&
          newInDeclaration(other).length === 0)),
  );
}

/** What the condition of an `@supports` asks for. */
function askedIn(condition: CssNode): string[] {
  const names: string[] = [];
  walk(condition, (node) => {
    if (node.type === 'Declaration') names.push(...newInDeclaration(node));
    if (node.type === 'PseudoClassSelector') names.push(generate(node));
  });
  return names;
}

function newInRule({ name, prelude }: Atrule): string[] {
  const found = isOnFloor(cssFeature('at-rules', name)) ? [] : [`@${name}`];
  if (name !== 'media' || !prelude) return found;
  walk(prelude, (node) => {
    // Without a media type, "not" is as new as "or".
    if (node.type === 'Condition' && !isOnFloor(cssFeature('at-rules', 'media', 'or_syntax')))
      node.children.forEach((part) => {
        if (part.type === 'Identifier' && part.name !== 'and') found.push(`@media (${part.name} …)`);
      });
    if (node.type === 'FeatureRange' && !isOnFloor(cssFeature('at-rules', 'media', 'range_syntax'))) found.push('@media with a range');
    if (node.type === 'Feature' && !isOnFloor(cssFeature('at-rules', 'media', node.name))) found.push(`@media (${node.name})`);
  });
  return found;
}

function newInDeclaration({ property, value }: Declaration): string[] {
  const name = property.toLowerCase();
  if (name.startsWith('-')) return name.startsWith('--') ? newInValue(name, value) : [];
  if (!isOnFloor(cssFeature('properties', name))) return [name];
  return newInValue(name, value);
}

function newInValue(property: string, value: CssNode): string[] {
  const found = new Set<string>();
  walk(value, (node) => {
    if (node.type === 'Dimension') {
      const unit = node.unit.toLowerCase();
      const group = unitGroups.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
      if (!isOnFloor(cssFeature('types', 'length', group))) found.add(unit);
    }
    if (node.type === 'Function') {
      const isNew = functionTypes.some((type) => !isOnFloor(cssFeature('types', ...(type === '' ? [] : [type]), node.name)));
      if (isNew || !isOnFloor(cssFeature('properties', property, node.name))) found.add(`${node.name}()`);
    }
    if (node.type === 'Identifier' && !isOnFloor(cssFeature('properties', property, node.name))) found.add(`${property}: ${node.name}`);
  });
  return [...found];
}
