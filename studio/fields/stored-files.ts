/**
 * The files of all entries of a kind as the CMS has them. It gives a field its own entry only, so they are read where it
 * keeps them: those of a repository on GitHub in the browser's database, a local folder by its handle there.
 */
import { renamedHomes } from "../../scripts/import/columns.ts";
import { folderOfKind, known } from "./entry-files";
import { dataOf } from "./price-checks";
import type { FormerOwner } from "./problems";

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error!));
  });

/** A file by the slug of its entry. */
interface StoredFile {
  slug: string;
  name: string;
  text: () => Promise<string>;
}

async function ofRepository(database: IDBDatabase, folder: string): Promise<StoredFile[]> {
  const store = database.transaction("file-cache").objectStore("file-cache");
  // "0" follows "/".
  const range = IDBKeyRange.bound(`${folder}/`, `${folder}0`);
  const [paths, files] = await Promise.all([
    done(store.getAllKeys(range)),
    done<{ text?: string }[]>(store.getAll(range)),
  ]);
  return paths.map((path, index) => {
    const [slug = "", name = ""] = (path as string).slice(folder.length + 1).split("/");
    return { slug, name, text: () => Promise.resolve(files[index]?.text ?? "") };
  });
}

const contentFolder = "app/content";

/** A folder on the disk. */
async function localFolder(database: IDBDatabase, folder: string) {
  const handles = database.transaction("file-system-handles").objectStore("file-system-handles");
  let at = await done<FileSystemDirectoryHandle>(handles.get("root_dir_handle"));
  for (const name of folder.split("/")) at = await at.getDirectoryHandle(name);
  return at;
}

async function ofLocalFolder(database: IDBDatabase, folder: string): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const entry of (await localFolder(database, folder)).values())
    if (entry instanceof FileSystemDirectoryHandle)
      for await (const file of entry.values())
        if (file instanceof FileSystemFileHandle)
          found.push({
            slug: entry.name,
            name: file.name,
            text: async () => (await file.getFile()).text(),
          });
  return found;
}

const isLocal = () => {
  const user = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as {
    backendName?: string;
  };
  return user.backendName === "local";
};

/** Does something with the database of the CMS, which it calls by the repository. */
async function inDatabase<Result>(
  read: (database: IDBDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await done(indexedDB.open(`github:${known().repository ?? ""}`));
  try {
    return await read(database);
  } finally {
    database.close();
  }
}

const storedFiles = (kind: string): Promise<StoredFile[]> =>
  inDatabase((database) =>
    (isLocal() ? ofLocalFolder : ofRepository)(database, `${contentFolder}/${folderOfKind(kind)}`),
  );

/** The text of a file right below app/content; empty if there is none. */
export const storedText = (name: string): Promise<string> =>
  inDatabase(async (database) => {
    if (!isLocal()) {
      const store = database.transaction("file-cache").objectStore("file-cache");
      const file = await done<{ text?: string } | undefined>(store.get(`${contentFolder}/${name}`));
      return file?.text ?? "";
    }
    const file = await (await localFolder(database, contentFolder)).getFileHandle(name);
    return (await file.getFile()).text();
  });

/** The file of an entry that has its former addresses. */
const mainFile = /^(?:property|project|area)\.yaml$|^index\.en\.md$/;

/** The text of that file of each entry of a kind by its slug, of drafts too. */
async function storedTexts(kind: string) {
  const files = (await storedFiles(kind)).filter(({ name }) => mainFile.test(name));
  return Promise.all(files.map(async ({ slug, text }) => [slug, await text()] as const));
}

/** The slugs of all entries of a kind, and the entries by the slugs that they had before. */
export interface StoredSlugs {
  slugs: readonly string[];
  former: ReadonlyMap<string, FormerOwner>;
}

export async function storedSlugs(kind: string): Promise<StoredSlugs> {
  const texts = await storedTexts(kind);
  const renamed = new Map(
    texts
      .filter(([, text]) => text.includes("formerAddresses:"))
      // The facts of an article stand above its text.
      .map(
        ([slug, text]) => [slug, dataOf(text.replace(/^---\n([^]*?)\n---\n[^]*$/, "$1"))] as const,
      ),
  );
  const owner = (slug: string) => {
    const { title, name } = renamed.get(slug) ?? {};
    return { slug, title: [title, name].find((one) => typeof one === "string") ?? slug };
  };
  return {
    slugs: texts.map(([slug]) => slug),
    former: new Map([...renamedHomes(renamed)].map(([former, slug]) => [former, owner(slug)])),
  };
}

/** The text of each property by its slug. */
export async function storedHomes(): Promise<ReadonlyMap<string, string>> {
  const homes = await storedTexts("properties");
  return new Map(homes.toSorted(([one], [other]) => one.localeCompare(other)));
}
