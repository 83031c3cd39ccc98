import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Browser, Dialog, Locator, Page } from "playwright";

/** The files below a folder, "properties/ontario-tower/property.yaml". */
const filesBelow = (folder: string): string[] =>
  globSync("**", { cwd: folder })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, "/"));

/** The CMS draws a field once it is in sight: this window shows the longest form whole. */
export const tallWindow = { width: 1440, height: 9000 };

/**
 * Opens the studio on a copy of the content. In Chromium the studio asks for a folder by
 * `showDirectoryPicker`; here that is the private file system of the origin, which holds real files: all texts,
 * and the pictures of properties.
 *
 * @param address of the served studio
 * @param content the folder to copy to app/content
 * @param viewport the size of the window
 * @returns the page, with the list of properties
 */
export async function openStudio(
  browser: Browser,
  address: string,
  content: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: "en-GB" });
  // Only the files of the content come from this test; no other host can be reached.
  await context.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== address) return route.abort();
    const [, folder, ...name] = decodeURIComponent(pathname).split("/");
    if (folder !== "content-of-test") return route.continue();
    return route.fulfill({ body: readFileSync(path.join(content, ...name)) });
  });
  // A photo of twelve megapixels is decoded and encoded without a graphics processor.
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address);
  await page.evaluate(
    async (names) => {
      const top = await navigator.storage.getDirectory();
      // By this folder the CMS knows a repository.
      await top.getDirectoryHandle(".git", { create: true });
      for (const name of names) {
        const response = await fetch(`/content-of-test/${name}`);
        let folder = top;
        const parts = ["app", "content", ...name.split("/")];
        for (const part of parts.slice(0, -1))
          folder = await folder.getDirectoryHandle(part, { create: true });
        const handle = await folder.getFileHandle(parts.at(-1)!, { create: true });
        const file = await handle.createWritable();
        await file.write(await response.blob());
        await file.close();
      }
    },
    filesBelow(content).filter((name) => /^properties\/|\.(yaml|md)$/.test(name)),
  );
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  return page;
}

/**
 * The files that the studio has written.
 *
 * @param since only what was written after it, in ms since 1970
 * @returns the bytes of each by its name, "app/content/places.yaml"
 */
export async function writtenFiles(page: Page, since: number): Promise<Map<string, Buffer>> {
  const files = await page.evaluate(async (after) => {
    const found: [string, string][] = [];
    async function read(folder: FileSystemDirectoryHandle, at: string) {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === "directory") {
          await read(handle, `${at}${name}/`);
          continue;
        }
        const file = await handle.getFile();
        if (file.lastModified < after) continue;
        const bytes = new Uint8Array(await file.arrayBuffer());
        found.push([at + name, Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("")]);
      }
    }
    await read(await navigator.storage.getDirectory(), "");
    return found;
  }, since);
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes, "latin1")]));
}

/** The CMS puts names between marks that isolate their direction. */
const named = (before: string, name: string, after: string) =>
  new RegExp(`^${before}[\u2068]?${name}[\u2069]?${after}$`);

/** A field of the form, in one language's half of it. */
export const field = (form: Page | Locator, label: string) =>
  form.getByRole("group", { name: named("“", label, "” Field"), exact: true });

/** The half of the form for one language. */
export const half = (page: Page, language: string) =>
  page.getByRole("group", { name: named("Edit ", language, " Content") });

/** Opens an entry of the list on the screen. */
export const openEntry = (page: Page, title: string) =>
  page.getByRole("gridcell", { name: new RegExp(`^${title} ·`) }).click();

/** Shows another list: "Journal". */
export async function openList(page: Page, name: string): Promise<void> {
  await page.getByRole("treeitem", { name }).click();
}

/** Begins a new entry of the list on the screen. */
export async function addEntry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create New Entry" }).click();
}

/** Changes the slug of the entry whose form is open, without saving. */
export async function editSlug(page: Page, slug: string): Promise<void> {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Edit Slug" }).click();
  await page.getByRole("button", { name: "Edit Slug" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(slug);
  await page.keyboard.press("Enter");
}

/**
 * Leaves the form without saving.
 *
 * @returns what the studio asked before, once for a form with changes
 */
export async function closeForm(page: Page): Promise<string[]> {
  const questions: string[] = [];
  const answer = (dialog: Dialog) => {
    questions.push(dialog.message());
    return dialog.accept();
  };
  page.on("dialog", answer);
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  page.off("dialog", answer);
  return questions;
}

/**
 * Saves the entry, which leads back to the list.
 *
 * @throws what the form says if it does not save
 */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const list = page.getByRole("grid", { name: "Entries" });
  const refused = page.getByRole("alert").filter({ hasText: "Please correct" });
  await list.or(refused).first().waitFor();
  if (await list.isVisible()) return;
  const fields = page.getByRole("group", { name: /Field$/ });
  const empty = fields.filter({ has: page.getByRole("alert") });
  throw new Error(`Not saved: ${(await empty.allInnerTexts()).join(" ").slice(0, 400)}`);
}
