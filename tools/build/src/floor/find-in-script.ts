import type { AnyNode, Identifier, MemberExpression, Program } from 'acorn';
import { ancestor } from 'acorn-walk';
import { analyze } from 'eslint-scope';
import { featureAt, isOnFloor } from './compat-data.ts';
import { newInPattern } from './new-in-pattern.ts';
import { edition, textOf } from './parse-script.ts';
import type { ScriptNames } from './script-names.ts';
import { isCaught, testedIn } from './tested-in.ts';

/** A use of something that not every browser of the floor has. */
export interface Finding {
  /** The feature, such as `URL.parse`, `:has` or `svh`. */
  readonly feature: string;
  /** The code around it. */
  readonly excerpt: string;
  /** True if the same file asks for the feature first, or catches its absence. */
  readonly isTested: boolean;
}

/** Finds what a script uses that is newer than the floor. `own` are members that the app defines itself. */
export function findInScript(code: string, script: Program, names: ScriptNames, own: ReadonlySet<string>): Finding[] {
  const found: Finding[] = [];
  const tests = testedIn(script);
  const report = (feature: string, { start, end }: AnyNode, isTested: boolean) =>
    void found.push({ feature, excerpt: code.slice(Math.max(0, start - 30), end + 30), isTested });
  const { through } = analyze(script as Parameters<typeof analyze>[0], { ecmaVersion: edition, sourceType: 'module' }).globalScope ?? {
    through: [],
  };
  const globals = new Set(through.map(({ identifier }) => identifier as unknown as AnyNode));

  const checkMember = (object: AnyNode | null, member: string, node: AnyNode, isCalled: boolean, isCaught: boolean) => {
    const isTested = isCaught || tests.has(member);
    const path = object && pathOf(object, globals);
    const known = path !== null && names.newMemberOf(path, member);
    if (typeof known === 'string') report(known, node, isTested);
    if (path !== null && names.isKnownObject(path)) return;
    const event = member.startsWith('on') ? names.newEvent(member.slice(2)) : null;
    const feature = own.has(member) ? null : ((isCalled ? names.newMethod(member) : null) ?? names.newMember(member) ?? event);
    if (feature !== null) report(feature, node, isTested);
  };

  ancestor(script, {
    Identifier: (node: Identifier, _state, parents: AnyNode[]) => {
      if (globals.has(node) && names.isNewGlobal(node.name)) report(node.name, node, tests.has(node.name) || isCaught(parents));
    },
    MemberExpression: (node: MemberExpression, _state, parents: AnyNode[]) => {
      const parent = parents.at(-2);
      const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
      const isTestedLater = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' && tests.has(parent.id.name);
      const member = node.computed ? textOf(node.property) : node.property.type === 'Identifier' ? node.property.name : null;
      if (member !== null) checkMember(node.object, member, node, isCalled, isTestedLater || isCaught(parents));
    },
    ObjectPattern: (node, _state, parents: AnyNode[]) => {
      const parent = parents.at(-2);
      const from = parent?.type === 'VariableDeclarator' ? (parent.init ?? null) : null;
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || !from) continue;
        const isTestedLater = property.value.type === 'Identifier' && tests.has(property.value.name);
        checkMember(from, property.key.name, property, false, isTestedLater || isCaught(parents));
      }
    },
    CallExpression: (node) => {
      checkPattern(node.callee, node.arguments, node);
      const [name] = node.arguments;
      const { callee } = node;
      const isListener =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'addEventListener';
      const event = isListener && name ? textOf(name) : null;
      const feature = event === null ? null : names.newEvent(event);
      if (feature !== null) report(feature, node, true);
    },
    Property: (node, _state, parents: AnyNode[]) => {
      const { key } = node;
      if (parents.at(-2)?.type !== 'ObjectExpression' || key.type !== 'Identifier') return;
      if (!isOnFloor(featureAt('html', 'global_attributes', key.name))) report(`attribute ${key.name}`, node, false);
    },
    TemplateElement: (node) => checkText(node.value.cooked ?? '', node),
    Literal: (node) => {
      if (typeof node.value === 'string') checkText(node.value, node);
      if (node.regex) for (const feature of newInPattern(node.regex.pattern, node.regex.flags)) report(feature, node, false);
    },
    NewExpression: (node) => checkPattern(node.callee, node.arguments, node),
    StaticBlock: (node) => {
      if (!isOnFloor(featureAt('javascript', 'classes', 'static', 'initialization_blocks'))) report('class static block', node, false);
    },
  });
  return found;

  // Media queries in scripts are not compiled.
  function checkText(text: string, node: AnyNode) {
    if (/\(\s*(?:width|height)\s*[<>]/.test(text) && !isOnFloor(featureAt('css', 'at-rules', 'media', 'range_syntax')))
      report('@media with a range', node, false);
  }

  function checkPattern(callee: AnyNode, [pattern, flags]: readonly AnyNode[], node: AnyNode) {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || !pattern) return;
    const signs = (flags && textOf(flags)) ?? '';
    if (signs.includes('v')) report('regular expression: flag v', node, false);
    else for (const feature of newInPattern(textOf(pattern) ?? '', signs)) report(feature, node, false);
  }
}

/**
 * The interface or global whose member is read: `URL` of `URL.parse` and of `window.URL.parse`, `Array` of `Array.prototype.at`. Null if it is
 * not known.
 */
function pathOf(object: AnyNode, globals: ReadonlySet<AnyNode>): string | null {
  if (object.type === 'Identifier') {
    if (!globals.has(object)) return null;
    return ['window', 'globalThis', 'self'].includes(object.name) ? 'window' : object.name;
  }
  if (object.type !== 'MemberExpression' || object.property.type !== 'Identifier' || object.computed) return null;
  if (object.property.name === 'prototype') return pathOf(object.object, globals);
  return pathOf(object.object, globals) === 'window' ? object.property.name : null;
}
