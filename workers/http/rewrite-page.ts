import { beacon } from "./web-analytics";

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
 * Prepares the HTML of a page for the browser, in one pass:
 *
 * - The module script that starts the page waits in a `<template>`, where scripts neither run nor
 *   load, together with the preloads of its modules, until the page is painted: it is whole without
 *   them, and on a slow line they would keep from the visitor what is seen first.
 * - The inline scripts that this render wrote are read, so that the policy can name their hashes, and
 *   lose their mark: the page is cached, and a nonce that many visitors get protects nobody.
 * - Where Web Analytics is on, its beacon stands at the end.
 *
 * What does not carry the mark was not written by the render and stays as it is.
 *
 * @param page as it was rendered
 * @param nonce the mark that the render put on its own scripts
 * @param analytics the token of Web Analytics, where that is on
 * @returns the HTML as bytes, which nobody here reads, and the exact text of each inline script that may
 *   run
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
