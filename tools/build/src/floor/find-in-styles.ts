import {
  generate,
  parse,
  walk,
  type Atrule,
  type CssNode,
  type Declaration,
  type FunctionNode,
  type PseudoClassSelector,
  type PseudoElementSelector,
  type Rule,
  type WalkContext,
} from 'css-tree';
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
      const isSelector = node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector';
      if (isSelector && this.atrulePrelude === null) for (const feature of newInSelector(node)) report(feature, node);
      if (node.type === 'Rule' && isNested(node) && !isOnFloor(cssFeature('selectors', 'nesting'))) report('nesting', node);
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

/** True for a rule that contains others. Between its declarations, css-tree keeps those that it does not know as text. */
const isNested = ({ block }: Rule): boolean =>
  block.children.some((part) => part.type === 'Rule' || part.type === 'Atrule' || (part.type === 'Raw' && part.value.includes('{')));

function newInSelector(selector: PseudoClassSelector | PseudoElementSelector): string[] {
  const { name, children } = selector;
  if (!isOnFloor(cssFeature('selectors', name))) return [generate(selector)];
  const hasList = children?.some((part) => part.type === 'Nth' && part.selector !== null) === true;
  return hasList && !isOnFloor(cssFeature('selectors', name, 'of_syntax')) ? [`:${name}(… of …)`] : [];
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
    if (node.type === 'Function' && isNewFunction(property, node)) found.add(`${node.name}()`);
    // css-tree does not know it, and nobody else looks into it.
    if (node.type === 'Raw' && /\w\(/.test(node.value)) found.add(node.value);
    if (node.type === 'Identifier' && !isOnFloor(cssFeature('properties', property, node.name))) found.add(`${property}: ${node.name}`);
  });
  return [...found];
}

function isNewFunction(property: string, { name, children }: FunctionNode): boolean {
  const [first] = children;
  const isRelative = first?.type === 'Identifier' && first.name === 'from';
  return [
    ...functionTypes.flatMap((type) => {
      const path = ['types', ...(type === '' ? [] : [type])];
      return [
        cssFeature(...path, name),
        cssFeature(...path, `${name}-function`),
        ...(isRelative ? [cssFeature(...path, name, 'relative_syntax')] : []),
      ];
    }),
    cssFeature('properties', property, name),
  ].some((feature) => !isOnFloor(feature));
}
