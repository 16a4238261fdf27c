import type { AnyNode, Program } from 'acorn';
import { full } from 'acorn-walk';
import { textOf } from './parse-script.ts';

/** The names that a script asks for: `typeof X`, `'x' in object`, `object.x?.()`, `if (object.x)`, `object.x !== undefined`. */
export function testedIn(script: Program): Set<string> {
  const names = new Set<string>();
  const add = (node: AnyNode | null | undefined) => {
    if (node?.type === 'Identifier') names.add(node.name);
    if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') names.add(node.property.name);
    if (node?.type === 'ChainExpression') add(node.expression);
    if (node?.type === 'LogicalExpression') [node.left, node.right].forEach(add);
  };
  full(script, (node) => {
    const found = node;
    if (found.type === 'UnaryExpression' && ['typeof', '!'].includes(found.operator)) add(found.argument);
    if (found.type === 'LogicalExpression') add(found.left);
    if (found.type === 'IfStatement' || found.type === 'ConditionalExpression') add(found.test);
    if (found.type === 'MemberExpression' && found.optional) [found, found.object].forEach((part) => add(part));
    if (found.type === 'CallExpression' && found.optional) add(found.callee);
    if (found.type === 'BinaryExpression') {
      if (found.operator === 'in') names.add(textOf(found.left) ?? '');
      else if (/^[!=]==?$/.test(found.operator)) [found.left, found.right].forEach((side) => add(side));
    }
  });
  return names;
}

/** True inside a `try` with a `catch`. `parents` are the nodes around a node, outermost first. */
export function isCaught(parents: readonly AnyNode[]): boolean {
  return parents.some((parent, index) => parent.type === 'TryStatement' && parent.handler != null && parents[index + 1] === parent.block);
}
