/**
 * The files of all entries of a kind as the CMS has them. It gives a field its own entry only, so they are read where it
 * keeps them: those of a repository on GitHub in the browser's database, a local folder by its handle there.
 */
import { folderOfKind, known } from "./entry-files";

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

/** The slugs of all entries of a kind, drafts too. */
export async function storedSlugs(kind: string): Promise<string[]> {
  const files = await storedFiles(kind);
  return [...new Set(files.map(({ slug }) => slug))];
}

/** The text of each property by its slug. */
export async function storedHomes(): Promise<ReadonlyMap<string, string>> {
  const files = (await storedFiles("properties")).filter(({ name }) => name === "property.yaml");
  const homes = files.map(async ({ slug, text }) => [slug, await text()] as const);
  const sorted = (await Promise.all(homes)).toSorted(([one], [other]) => one.localeCompare(other));
  return new Map(sorted);
}
