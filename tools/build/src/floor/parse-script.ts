import { parse, type AnyNode, type Program } from 'acorn';
import { full } from 'acorn-walk';

/** The newest edition of ECMAScript whose syntax the floor has, except for the static blocks of classes. */
export const edition = 2022;

/** Parses a script. Throws at syntax that the floor, or an older edition, does not have. */
export const parseScript = (code: string, ecmaVersion: typeof edition | 2018 = edition): Program =>
  parse(code, { ecmaVersion, sourceType: 'module', ranges: true });

/** The names of the members that the objects and classes of a script define themselves. */
export function definedIn(script: Program): Set<string> {
  const names = new Set<string>();
  const add = (key: AnyNode) => {
    if (key.type === 'Identifier') names.add(key.name);
    if (key.type === 'Literal') names.add(String(key.value));
  };
  full(script, (node) => {
    const found = node;
    if (found.type === 'ObjectExpression') for (const property of found.properties) if (property.type === 'Property') add(property.key);
    if (found.type === 'MethodDefinition' || found.type === 'PropertyDefinition') add(found.key);
    if (found.type === 'AssignmentExpression' && found.left.type === 'MemberExpression' && found.left.object.type === 'ThisExpression')
      add(found.left.property);
  });
  return names;
}

/** The text of a literal. Null for other code. */
export function textOf(node: AnyNode): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null;
}
