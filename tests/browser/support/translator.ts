import type { Page } from "playwright/test";

/**
 * Simulates the translator of a browser on every page that is opened from now on. Like Chrome's, it replaces each text
 * node with a copy in two `<font>` elements once the page is hydrated, and again after each change. The texts stay the
 * same, so that a test finds them.
 *
 * If a replaced text node changes, its copy is out of date: that is an error in the console.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const copies = new WeakSet<Node>();
    const untranslated = "script, style, noscript, textarea, title, [translate=no]";
    const replaced = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (target.nodeValue !== oldValue)
          console.error(`A translated text is out of date: ${oldValue} is ${target.nodeValue}`);
    });

    function translateTexts(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (copies.has(text) || !text.isConnected || text.parentElement?.closest(untranslated))
          continue;
        const copy = document.createTextNode(text.nodeValue ?? "");
        copies.add(copy);
        const [phrase, sentence] = [document.createElement("font"), document.createElement("font")];
        phrase.append(copy);
        sentence.append(phrase);
        (text as Text).replaceWith(sentence);
        replaced.observe(text, { characterData: true, characterDataOldValue: true });
      }
    }

    const translated = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === "childList" ? addedNodes : [target]) translateTexts(node);
    });
    const started = new MutationObserver(() => {
      if (!document.documentElement.hasAttribute("data-hydrated")) return;
      started.disconnect();
      translateTexts(document.body);
      translated.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    started.observe(document, { attributeFilter: ["data-hydrated"], subtree: true });
  });
