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

async function ofLocalFolder(database: IDBDatabase, folder: string): Promise<StoredFile[]> {
  const handles = database.transaction("file-system-handles").objectStore("file-system-handles");
  let at = await done<FileSystemDirectoryHandle>(handles.get("root_dir_handle"));
  for (const name of folder.split("/")) at = await at.getDirectoryHandle(name);
  const found: StoredFile[] = [];
  for await (const entry of at.values())
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

async function storedFiles(kind: string): Promise<StoredFile[]> {
  const { repository = "" } = known();
  const folder = `app/content/${folderOfKind(kind)}`;
  // The CMS calls its database by the repository.
  const database = await done(indexedDB.open(`github:${repository}`));
  try {
    return await (isLocal() ? ofLocalFolder : ofRepository)(database, folder);
  } finally {
    database.close();
  }
}

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
