/** Tailwind utilities with a physical side: "ml-4", "-right-2", "lg:text-left". */
const physicalUtility =
  /(?:^|[\s:-])(?:(?:m|p|border-|rounded-|scroll-m|scroll-p)[lr]-[\w[(.]|(?:left|right)-[\d[(a-z]|(?:text|float|clear|origin)-(?:left|right)(?![\w-])|bg-(?:linear|gradient)-to-[lr](?![\w-]))/u;

interface TextNode {
  value: unknown;
}

interface RuleContext {
  report(problem: { node: TextNode; message: string }): void;
}

/** Arabic pages are right-to-left, so utilities use start and end instead of left and right. */
const noPhysicalClass = {
  create(context: RuleContext) {
    const check = (node: TextNode, text: unknown) => {
      if (typeof text === "string" && physicalUtility.test(text))
        context.report({ node, message: "Use a logical utility: ms-, pe-, start-, text-end." });
    };
    return {
      Literal: (node: TextNode) => check(node, node.value),
      TemplateElement: (node: TextNode) => check(node, (node.value as { raw: string }).raw),
    };
  },
};

/** The lint rules of this project, for oxlint's `jsPlugins`. */
export default { meta: { name: "site" }, rules: { "no-physical-class": noPhysicalClass } };
