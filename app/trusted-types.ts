interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

/** What React parses to make a script element that never runs. */
const emptyScript = "<script></script>";

/**
 * Allows, where the browser enforces Trusted Types, the two kinds of markup that React hands to the
 * parser while the visitor goes from page to page: its empty script, and what stands in one
 * (structured data, the router's own code), which without a "<" cannot become an element. All
 * other markup stays refused.
 */
export function allowEmptyScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
  });
}
