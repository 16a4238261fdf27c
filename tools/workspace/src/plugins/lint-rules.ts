import {
  type JsxElement,
  type JsxFragment,
  type Node,
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isStringLiteral,
} from '@typescript/native/unstable/ast';
import { API, type Project, type Type, TypeFlags } from '@typescript/native/unstable/sync';
import { workspaceRoot } from '@wallet/build';

interface Context {
  readonly filename: string;
  readonly options: readonly { readonly selector: string; readonly message: string }[];
  readonly sourceCode: { readonly getLocFromIndex: (index: number) => unknown };
  readonly report: (problem: object) => void;
}

type Visitors = Readonly<Record<string, (node: object) => void>>;

/** ESLint's rule of this name. Oxlint has none of its own. */
const restrictedSyntax = {
  meta: { schema: false },
  create: ({ options, report }: Context): Visitors =>
    Object.fromEntries(options.map(({ selector, message }) => [selector, (node) => report({ node, message })])),
};

let project: Project | undefined;

/** The program with all libs. Types come from here: Oxlint has none for rules in JavaScript. */
const openProject = (): Project => {
  const config = `${workspaceRoot}/tsconfig.lint.json`;
  const opened = new API({ cwd: workspaceRoot }).updateSnapshot({ openProjects: [config] }).getProject(config);
  if (opened === undefined) throw new Error(`${config} cannot be opened`);
  return opened;
};

/**
 * Finds texts without an element of their own. React holds them as nodes, which page translators take out of the page: React then changes
 * nothing that is seen, or throws. A text that is all that its element contains is safe, because React writes it into the element.
 */
const textElements = {
  create: ({ filename, sourceCode, report }: Context): Visitors => ({
    Program() {
      project ??= openProject();
      const { program, checker } = project;
      const file = program.getSourceFile(filename);
      if (file === undefined) throw new Error(`${filename} is not in the program`);
      const isText = (type: Type | undefined): boolean => {
        if (type === undefined) return false;
        if (!type.isUnionType()) {
          return (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike)) !== 0 && !(type.isStringLiteralType() && type.value === '');
        }
        // Only `ReactNode` may be a bigint. What is passed for it is checked where it is written.
        const types = type.getTypes();
        return !types.some(({ flags }) => flags & TypeFlags.BigIntLike) && types.some(isText);
      };
      const hasTexts = (type: Type | undefined): boolean =>
        type?.isTypeReference() === true && checker.isArrayType(type) && isText(checker.getTypeArguments(type)[0]);
      const reportBare = (node: Node) => {
        const loc = { start: sourceCode.getLocFromIndex(node.getStart(file)), end: sourceCode.getLocFromIndex(node.end) };
        report({
          loc,
          message: 'Page translators take this text away from React. Instead: give it an element of its own, such as <span>.',
        });
      };
      const check = (element: JsxElement | JsxFragment) => {
        const parts = element.children.filter((child) =>
          isJsxExpression(child) ? child.expression !== undefined : !isJsxText(child) || child.text.trim() !== '',
        );
        const isAlone = isJsxElement(element) && parts.length === 1;
        for (const part of parts) {
          if (isJsxText(part)) {
            if (!isAlone) reportBare(part);
          } else if (isJsxExpression(part) && part.expression !== undefined) {
            const { expression } = part;
            if (isStringLiteral(expression) && expression.text === ' ') continue;
            const type = checker.getTypeAtLocation(expression);
            if (hasTexts(type) || (!isAlone && isText(type))) reportBare(part);
          }
        }
      };
      const visit = (node: Node): void => {
        if (isJsxElement(node) || isJsxFragment(node)) check(node);
        if (isFunctionDeclaration(node) && node.name !== undefined && /^[A-Z]/.test(node.name.text)) {
          const signature = checker.getSignatureFromDeclaration(node);
          if (signature !== undefined && isText(checker.getReturnTypeOfSignature(signature))) reportBare(node.name);
        }
        node.forEachChild(visit);
      };
      visit(file);
    },
  }),
};

export default {
  meta: { name: 'wallet' },
  rules: { 'text-elements': textElements, 'no-restricted-syntax': restrictedSyntax },
};
