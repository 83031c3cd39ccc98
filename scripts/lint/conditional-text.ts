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

export default {
  meta: { name: "translators" },
  rules: { "no-conditional-text": noConditionalText },
};
