import { beacon } from "./content-security-policy";

/**
 * Inserts the deferred scripts after the first paint. A background tab gets them at once: it is painted
 * only when a visitor opens it. The timeout, in ms, is for browsers that report no paint.
 */
const afterPaint = `{
  const deferred = document.currentScript.previousElementSibling;
  const release = () => deferred.replaceWith(deferred.content);
  if (document.hidden) release();
  else {
    setTimeout(release, 3000);
    try {
      new PerformanceObserver(release).observe({ type: "paint", buffered: true });
    } catch {
      release();
    }
  }
}`;

/**
 * Rewrites the HTML of a page, in one pass:
 *
 * - It defers the module script and its preloads in a `<template>`, where scripts neither load nor run,
 *   until the first paint.
 * - It collects the inline scripts with the render's nonce, for their hashes in the policy, and removes the
 *   nonce, which is useless in a cached page.
 * - It appends the beacon of Web Analytics, if that is enabled.
 *
 * Scripts without the nonce are not from the render and are left alone.
 *
 * @param page the rendered page
 * @param nonce of the render
 * @param analytics the token of Web Analytics, if that is enabled
 * @returns the HTML as bytes, and the exact text of each inline script that may run
 */
export async function rewritePage(
  page: Response,
  nonce: string,
  analytics?: string,
): Promise<{ html: ArrayBuffer; scripts: string[] }> {
  const scripts = [afterPaint];
  const preloads: string[] = [];
  let code = "";
  const nonceSelector = `[nonce="${nonce}"]`;
  const rewritten = new HTMLRewriter()
    .on(`link[rel="modulepreload"]${nonceSelector}`, {
      element(link) {
        preloads.push(`<link rel="modulepreload" href="${link.getAttribute("href")}">`);
        link.remove();
      },
    })
    .on(`script[type="module"]${nonceSelector}`, {
      element(start) {
        start.before(`<template>${preloads.splice(0).join("")}`, { html: true });
        start.after(`</template><script>${afterPaint}</script>`, { html: true });
      },
    })
    .on(`script${nonceSelector}:not([src])`, {
      text({ text, lastInTextNode }) {
        code += text;
        if (lastInTextNode) scripts.push(code);
        if (lastInTextNode) code = "";
      },
    })
    .on(nonceSelector, {
      element(marked) {
        marked.removeAttribute("nonce");
      },
    })
    .on("body", {
      element(body) {
        if (analytics) body.append(beacon(analytics), { html: true });
      },
    })
    .transform(page);
  return { html: await rewritten.arrayBuffer(), scripts };
}
