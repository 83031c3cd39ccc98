import { turnstileOrigin } from "~/features/enquiries/turnstile-origin";

type Rule = (text: string) => string | null;

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: Rule; createScriptURL: Rule }): unknown;
}

/** What React parses to make a script element that never runs. */
const emptyScript = "<script></script>";

/**
 * Allows, where the browser enforces Trusted Types, the two kinds of markup that React hands to the
 * parser while the visitor goes from page to page: its empty script, and what stands in one
 * (structured data, the router's own code), which without a "<" cannot become an element; and
 * Turnstile's script, which also renews itself, to which the content-security policy holds the door
 * open only where Turnstile is on. All else stays refused.
 */
export function setTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
    createScriptURL: (url) => (url.startsWith(`${turnstileOrigin}/turnstile/`) ? url : null),
  });
}
