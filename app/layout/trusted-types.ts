import { turnstileOrigin } from "~/features/enquiries/turnstile-origin";

type Rule = (text: string) => string | null;

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: Rule; createScriptURL: Rule }): unknown;
}

/** The markup with which React creates a script element that never runs. */
const emptyScript = "<script></script>";

/**
 * Creates the default policy of Trusted Types. It allows the markup that React parses during navigation
 * (an empty script, and the text of a script, which without a "<" cannot become an element) and the
 * scripts of Turnstile, which the content-security policy allows only while Turnstile is on.
 */
export function setTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
    createScriptURL: (url) => (url.startsWith(`${turnstileOrigin}/turnstile/`) ? url : null),
  });
}
