interface SyntaxNode {
  type: string;
  value?: unknown;
  name?: string;
  operator?: string;
  children?: SyntaxNode[];
  expression?: SyntaxNode;
  left?: SyntaxNode;
  right?: SyntaxNode;
  consequent?: SyntaxNode;
  alternate?: SyntaxNode;
  callee?: SyntaxNode;
  property?: SyntaxNode;
  arguments?: SyntaxNode[];
  body?: SyntaxNode;
}

interface RuleContext {
  report(problem: { node: SyntaxNode; message: string }): void;
}

const choices = new Set(["LogicalExpression", "ConditionalExpression"]);

/** The values that a choice between values may have. */
function branchesOf(node: SyntaxNode): SyntaxNode[] {
  const { type, operator, left, right, consequent, alternate } = node;
  if (type === "LogicalExpression" && left && right)
    return operator === "&&" ? branchesOf(right) : [...branchesOf(left), ...branchesOf(right)];
  if (type === "ConditionalExpression" && consequent && alternate)
    return [...branchesOf(consequent), ...branchesOf(alternate)];
  return [node];
}

/** Whether a value is an element, nothing, or the elements of a list. */
function isElement({ type, value, name, callee, arguments: values = [] }: SyntaxNode): boolean {
  if (type === "Literal") return value === null || typeof value === "boolean";
  if (type === "Identifier") return name === "undefined";
  if (type === "CallExpression" && callee?.property?.name === "map") {
    const [render] = values;
    const isBlock = render?.body?.type === "BlockStatement";
    return isBlock || !render?.body || branchesOf(render.body).every(isElement);
  }
  return type === "JSXElement" || type === "JSXFragment";
}

/** Whether an expression is a text under a condition, or a list with texts. */
function isConditionalText(expression: SyntaxNode): boolean {
  const isList = expression.callee?.property?.name === "map";
  return (choices.has(expression.type) || isList) && !branchesOf(expression).every(isElement);
}

const isLineBreak = ({ type, value }: SyntaxNode) => type === "JSXText" && !String(value).trim();

/**
 * A text under a condition is the only child of an element. Beside other children React inserts and removes its text
 * node, and fails if a browser's translator has replaced it.
 */
const noConditionalText = {
  create(context: RuleContext) {
    const check = ({ type, children = [] }: SyntaxNode) => {
      const present = children.filter((child) => !isLineBreak(child));
      if (type === "JSXElement" && present.length < 2) return;
      for (const { expression } of present)
        if (expression && isConditionalText(expression))
          context.report({
            node: expression,
            message: "Put the text into an element of its own: translators replace text nodes.",
          });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** Tailwind utilities with a physical side: "ml-4", "-right-2", "lg:text-left". */
const physicalUtility =
  /(?:^|[\s:-])(?:(?:m|p|border-|rounded-|scroll-m|scroll-p)[lr]-[\w[(.]|(?:left|right)-[\d[(a-z]|(?:text|float|clear|origin)-(?:left|right)(?![\w-])|bg-(?:linear|gradient)-to-[lr](?![\w-]))/u;

/** Arabic pages are right-to-left, so utilities use start and end instead of left and right. */
const noPhysicalClass = {
  create(context: RuleContext) {
    const check = (node: SyntaxNode, text: unknown) => {
      if (typeof text === "string" && physicalUtility.test(text))
        context.report({ node, message: "Use a logical utility: ms-, pe-, start-, text-end." });
    };
    return {
      Literal: (node: SyntaxNode) => check(node, node.value),
      TemplateElement: (node: SyntaxNode) => check(node, (node.value as { raw: string }).raw),
    };
  },
};

/** The lint rules of this project, for oxlint's `jsPlugins`. */
export default {
  meta: { name: "site" },
  rules: { "no-physical-class": noPhysicalClass, "no-conditional-text": noConditionalText },
};
