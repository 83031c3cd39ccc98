import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  globSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { build, type Plugin } from "vite";
import { sitePages } from "../../app/content/site-pages.ts";
import { isAdvertisedStatus } from "../../studio/fields/problems.ts";
import { titledKinds } from "../content/content-warnings.ts";
import { type Size, sizeProblem, smallest } from "../content/explain.ts";
import { contentFolder, type DataOf, namesOf, readFile } from "../content/read.ts";
import { isOffline, type NamedContent, sections } from "../content/shown-on.ts";
import { headerOf } from "../content/validate.ts";
import { type KnownEntries, knownPermits, knownTitles } from "../content/warnings.ts";
import { root } from "../run.mjs";
import { readSettings, studioConfig } from "./config.ts";

/** The median price of a square foot of the homes for sale on the site. */
function medianPerSquareFoot(): number | undefined {
  const prices = namesOf("properties")
    .map((name) => readFile(name).data as DataOf<"properties">)
    .filter(({ status, purpose }) => purpose === "sale" && isAdvertisedStatus(status))
    .map(({ aed, areaSqFt }) => Math.round(aed / areaSqFt))
    .toSorted((left, right) => left - right);
  return prices[Math.floor(prices.length / 2)];
}

/** Whether a file is that of a draft. The status of an article is in its English file. */
const isDraft = (name: string): boolean =>
  (readFile(name.replace(/\.(it|ar)\.md$/, ".en.md")).data as { status?: string }).status ===
  "draft";

/** The id and the data of each entry of a kind, without drafts. */
const publicEntries = <Kind extends "properties" | "areas" | "articles">(kind: Kind) =>
  namesOf(kind)
    .filter((name) => !isDraft(name))
    .map((name) => readFile(name))
    .map(({ id, data }) => ({ id, data: data as DataOf<Kind> }));

/** What decides which pages show an entry. */
const shownContent = (): NamedContent => ({
  properties: publicEntries("properties").map(({ id, data: { status, order } }) => ({
    id,
    data: { status, order },
  })),
  areas: publicEntries("areas").map(({ id, data: { name, lat, lon } }) => ({
    id,
    data: { name, lat, lon },
  })),
  articles: publicEntries("articles").map(({ id, data: { title, properties } }) => ({
    id,
    // As in the file, in which the list may be missing.
    data: { name: title, properties: (properties as string[] | undefined) ?? [] },
  })),
  places: namesOf("places")
    .map((name) => readFile(name).data as DataOf<"places">)
    .map(({ districts }) => ({
      data: { districts: districts.map(({ id, area, lat, lon }) => ({ id, area, lat, lon })) },
    })),
});

/** Pages that search engines do not list, and that an article may name. */
const unlistedPages = ["/shortlist"];

/** The addresses of the pages that are online, without a language. */
const publicPages = (): string[] => [
  ...sitePages.map(({ path: page }) => page),
  ...unlistedPages,
  ...(Object.keys(sections) as (keyof typeof sections)[]).flatMap((kind) =>
    namesOf(kind)
      .map((name) => readFile(name))
      .filter(({ data }) => !isOffline((data as { status?: unknown }).status))
      .flatMap(({ id, data }) => [
        `/${sections[kind]}/${id}`,
        ...((data as { formerAddresses?: string[] }).formerAddresses ?? []),
      ]),
  ),
];

const pictureFiles =
  "{properties,projects,areas,journal,people}/**/*.{jpg,jpeg,png,webp,avif,heic,heif}";

/** The id of a file's blob in git: of all ids, the CMS knows this one. */
function blobId(file: string): string {
  const bytes = readFileSync(file);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** The pictures that are smaller than a photo has to be: a form does not read those that are stored. */
async function smallPictures(): Promise<Record<string, Size>> {
  const small: Record<string, Size> = {};
  for (const name of globSync(pictureFiles, { cwd: contentFolder })) {
    const file = path.join(contentFolder, name);
    // What is no picture is told by the checks of the content.
    const size = await headerOf(file).catch(() => smallest);
    if (sizeProblem(size, smallest))
      small[blobId(file)] = { width: size.width, height: size.height };
  }
  return small;
}

/** What the fields know of all entries when the studio is built. */
async function knownEntries(preview: string): Promise<KnownEntries> {
  const entries = titledKinds.flatMap((kind) => namesOf(kind)).map((name) => readFile(name));
  const perSquareFoot = medianPerSquareFoot();
  // Whoever knows the address of the studio can read them: they do not name drafts.
  return {
    ...(perSquareFoot && { perSquareFoot }),
    ...(preview && { preview }),
    repository: readSettings().repository,
    shown: shownContent(),
    pages: publicPages(),
    small: await smallPictures(),
    permits: knownPermits(
      entries.map(({ name, data }) =>
        isDraft(name)
          ? ["", { ...(data as object), title: "another home" }]
          : [path.posix.dirname(name), data as object],
      ),
    ),
    titles: knownTitles(
      entries
        .filter(({ name }) => !isDraft(name))
        .map(({ name, data }) => [path.posix.dirname(name), data as object] as const),
    ),
  };
}

/** The built studio: static files only. */
const studioFolder = path.join(root, "build/studio");

const noLanguage = "\0no-code-language";

/** The code editor has 250 languages, each in a file. No field contains code. */
const withoutCodeLanguages: Plugin = {
  name: "without-code-languages",
  enforce: "pre",
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? noLanguage : undefined),
  load: (id) => (id === noLanguage ? "export default []" : undefined),
};

/**
 * The headers of the studio, locally and deployed.
 *
 * The CMS sets inline styles and reads selected pictures from blob: URLs. It decodes photos with
 * WebAssembly. The only other host is the API of the code host.
 */
const studioHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "media-src blob:",
    "connect-src 'self' blob: data: https://api.github.com",
    "manifest-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; "),
  "Cache-Control": "no-cache",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The same as the file _headers of a Worker's static assets. */
const headersFile = (): string =>
  `/*\n${Object.entries(studioHeaders)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("")}`;

/**
 * Builds the studio.
 *
 * @param preview the origin of a site with drafts, to which each entry has links
 */
export async function buildStudio(preview = readSettings().preview.origin): Promise<void> {
  await build({
    configFile: false,
    root: path.join(root, "studio"),
    logLevel: "warn",
    plugins: [withoutCodeLanguages],
    resolve: { tsconfigPaths: true },
    build: {
      outDir: studioFolder,
      emptyOutDir: true,
      // The content-security policy blocks assets that are inlined as data: URLs.
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 4096,
    },
  });
  const files = {
    "known.json": JSON.stringify(await knownEntries(preview)),
    "config.json": JSON.stringify(studioConfig(readSettings())),
    "robots.txt": "User-agent: *\nDisallow: /\n",
    _headers: headersFile(),
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(studioFolder, name), text);
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/**
 * Serves the built studio locally.
 *
 * @param port to listen on; 0 for any free one
 * @returns the server, once it listens
 */
export function serveStudio(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    // Some request targets are no URL: "//", "*".
    const { pathname } = URL.parse(request.url ?? "/", "http://localhost") ?? { pathname: "" };
    const name = pathname === "/" ? "index.html" : path.posix.normalize(pathname).slice(1);
    const file = path.join(studioFolder, name);
    const type = types[path.extname(name)];
    if (!type || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, studioHeaders).end();
      return;
    }
    response.writeHead(200, { ...studioHeaders, "Content-Type": type });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, "localhost", () => resolve(server));
  });
}
