import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parse, type AnyNode, type Identifier, type MemberExpression, type Program } from 'acorn';
import { ancestor, full } from 'acorn-walk';
import { analyze } from 'eslint-scope';
import type { Program as EstreeProgram } from 'estree';
import { featureAt, isOnFloor } from './compat-data.ts';
import type { ScriptNames } from './script-names.ts';

/** A use of something that not every browser of the floor has. */
export interface Finding {
  /** The feature, such as `URL.parse`, `:has` or `svh`. */
  readonly feature: string;
  /** The code around it. */
  readonly excerpt: string;
  /** True if the same file asks for the feature first, or catches its absence. */
  readonly isTested: boolean;
}

/** The newest edition of ECMAScript of which the floor can parse all but what `newSyntax` names. */
const edition = 2022;

const newSyntax: Readonly<Record<string, readonly string[]>> = {
  StaticBlock: ['javascript', 'classes', 'static', 'initialization_blocks'],
};

/** Parses a script. Throws at syntax that the floor does not have. */
export const parseScript = (code: string): Program => parse(code, { ecmaVersion: edition, sourceType: 'module', ranges: true });

/** The names of the members that the objects and classes of a script define themselves. */
export function definedIn(script: Program): Set<string> {
  const names = new Set<string>();
  const add = (key: AnyNode) => {
    if (key.type === 'Identifier') names.add(key.name);
    if (key.type === 'Literal') names.add(String(key.value));
  };
  full(script, (node) => {
    const found = node as AnyNode;
    if (found.type === 'ObjectExpression') for (const property of found.properties) if (property.type === 'Property') add(property.key);
    if (found.type === 'MethodDefinition' || found.type === 'PropertyDefinition') add(found.key);
    if (found.type === 'AssignmentExpression' && found.left.type === 'MemberExpression' && found.left.object.type === 'ThisExpression')
      add(found.left.property);
  });
  return names;
}

/** Finds what a script uses that is newer than the floor. `own` are members that the app defines itself. */
export function findInScript(code: string, script: Program, names: ScriptNames, own: ReadonlySet<string>): Finding[] {
  const found: Finding[] = [];
  const tests = testedIn(script);
  const report = (feature: string, { start, end }: AnyNode, isTested: boolean) =>
    found.push({ feature, excerpt: code.slice(Math.max(0, start - 30), end + 30), isTested });
  const { through } = analyze(script as EstreeProgram, { ecmaVersion: edition, sourceType: 'module' }).globalScope ?? { through: [] };
  const globals = new Set(through.map(({ identifier }) => identifier as unknown as AnyNode));

  const checkMember = (object: AnyNode | null, member: string, node: AnyNode, isCalled: boolean, isCaught: boolean) => {
    const isTested = isCaught || tests.has(member);
    const path = object && pathOf(object, globals);
    const known = path != null && names.newMemberOf(path, member);
    if (typeof known === 'string') return report(known, node, isTested);
    if (path != null && path !== 'window') return;
    const feature = own.has(member) ? null : ((isCalled ? names.newMethod(member) : null) ?? names.newMember(member));
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
      if (!node.computed && node.property.type === 'Identifier')
        checkMember(node.object, node.property.name, node, isCalled, isTestedLater || isCaught(parents));
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
      const [name] = node.arguments;
      const { callee } = node;
      const isListener =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'addEventListener';
      const event = isListener && name ? textOf(name) : null;
      const feature = event === null ? null : names.newEvent(event);
      if (feature !== null) report(feature, node, true);
    },
    Literal: (node) => {
      if (node.regex) for (const feature of newInPattern(node.regex.pattern, node.regex.flags)) report(feature, node, false);
    },
    NewExpression: (node) => checkPattern(node.callee, node.arguments[0], node),
    StaticBlock: (node) => {
      if (!isOnFloor(featureAt(...(newSyntax['StaticBlock'] ?? [])))) report('class static block', node, false);
    },
  });
  return found;

  function checkPattern(callee: AnyNode, pattern: AnyNode | undefined, node: AnyNode) {
    const text = callee.type === 'Identifier' && callee.name === 'RegExp' && pattern ? textOf(pattern) : null;
    if (text !== null) for (const feature of newInPattern(text, '')) report(feature, node, false);
  }
}

/** The interface or global whose member is read: `URL` of `URL.parse` and of `window.URL.parse`. Null if it is not known. */
function pathOf(object: AnyNode, globals: ReadonlySet<AnyNode>): string | null {
  if (object.type === 'Identifier') {
    if (!globals.has(object)) return null;
    return ['window', 'globalThis', 'self'].includes(object.name) ? 'window' : object.name;
  }
  if (object.type !== 'MemberExpression' || object.property.type !== 'Identifier' || object.computed) return null;
  return pathOf(object.object, globals) === 'window' ? object.property.name : null;
}

/** The text of a literal. Null for other code. */
function textOf(node: AnyNode): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null;
}

function isCaught(parents: readonly AnyNode[]): boolean {
  return parents.some((parent, index) => parent.type === 'TryStatement' && parent.handler != null && parents[index + 1] === parent.block);
}

/** The names that a script asks for: `typeof X`, `'x' in object`, `object.x?.()`, `if (object.x)`, `object.x !== undefined`. */
function testedIn(script: Program): Set<string> {
  const names = new Set<string>();
  const add = (node: AnyNode | null | undefined) => {
    if (node?.type === 'Identifier') names.add(node.name);
    if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') names.add(node.property.name);
    if (node?.type === 'ChainExpression') add(node.expression);
    if (node?.type === 'LogicalExpression') [node.left, node.right].forEach(add);
  };
  full(script, (node) => {
    const found = node as AnyNode;
    if (found.type === 'UnaryExpression' && ['typeof', '!'].includes(found.operator)) add(found.argument);
    if (found.type === 'LogicalExpression') add(found.left);
    if (found.type === 'IfStatement' || found.type === 'ConditionalExpression') add(found.test);
    if (found.type === 'MemberExpression' && found.optional) [found, found.object].forEach((part) => add(part as AnyNode));
    if (found.type === 'CallExpression' && found.optional) add(found.callee);
    if (found.type === 'BinaryExpression') {
      if (found.operator === 'in') names.add(textOf(found.left) ?? '');
      else if (/^[!=]==?$/.test(found.operator)) [found.left, found.right].forEach((side) => add(side as AnyNode));
    }
  });
  return names;
}

/** The parts of a regular expression that the floor does not have. */
function newInPattern(pattern: string, flags: string): string[] {
  const found: string[] = [];
  const check = (name: string) => {
    if (!isOnFloor(featureAt('javascript', 'regular_expressions', name))) found.push(`regular expression: ${name.replaceAll('_', ' ')}`);
  };
  try {
    visitRegExpAST(new RegExpParser({ ecmaVersion: edition }).parsePattern(pattern, undefined, undefined, flags.includes('u')), {
      onAssertionEnter: ({ kind }) => {
        if (kind === 'lookbehind') check('lookbehind_assertion');
      },
    });
  } catch (error) {
    found.push(`regular expression: ${(error as Error).message}`);
  }
  return found;
}
