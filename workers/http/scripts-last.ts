const preload = /<link rel="modulepreload"[^>]*?\bhref="([^"]+)"[^>]*>/g;
const start = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const imported = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/**
 * Keeps what is pressed before the page is alive, for app/hooks/use-early-press.ts: buttons that do
 * nothing by themselves. After five seconds a visitor is elsewhere, and would wonder.
 */
const kept = `<script>{
  const works = "command" in HTMLButtonElement.prototype ? "[command], [popovertarget]" : "[popovertarget]";
  let press;
  const keep = (event) => {
    press = event;
  };
  document.addEventListener("click", keep);
  document.pressedEarly = () => {
    document.removeEventListener("click", keep);
    const late = !press || performance.now() - press.timeStamp > 5000;
    return late ? null : press.target.closest('button[type="button"]:not(' + works + ")");
  };
}</script>`;

/**
 * Ready when the page has been painted. A page in a background tab is painted when somebody looks
 * at it, and then its scripts had better be there; the seconds are for a browser that does not tell.
 */
const painted = `await new Promise((ready) => {
  if (document.hidden) return ready();
  setTimeout(ready, 3000);
  try {
    new PerformanceObserver(ready).observe({ type: "paint", buffered: true });
  } catch {
    ready();
  }
});`;

const preloadAll = (modules: readonly string[]) =>
  `for (const href of ${JSON.stringify(modules)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;

/**
 * Lets a page's scripts be asked for once the page is painted: it is whole without them, and on a
 * slow line or a slow phone they would keep from the visitor what is seen first. They are then
 * run one by one, not in one long task.
 *
 * Where a new version of the router writes its start otherwise, the scripts come with the page.
 *
 * @param html the whole page
 */
export function scriptsLast(html: string): string {
  const [, , code] = start.exec(html) ?? [];
  if (!code?.match(imported)) return html;
  const modules = new Set(Array.from(html.matchAll(preload), ([, href = ""]) => href));
  const oneByOne = code.replaceAll(
    imported,
    (_, name: string | undefined, path: string) =>
      `${name ? `const ${name} = ` : ""}await import(${path});`,
  );
  return html
    .replaceAll(preload, "")
    .replace(start, (_, open: string, __, close: string) =>
      [
        kept,
        `${open}(async () => {`,
        painted,
        preloadAll([...modules]),
        oneByOne,
        `})();${close}`,
      ].join("\n"),
    );
}
