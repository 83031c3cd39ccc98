/**
 * The files of all properties as the CMS has them. It gives a field its own entry only, so they are read where it keeps
 * them: the texts of a repository on GitHub in the browser's database, a local folder by its handle there.
 */
const folder = "app/content/properties";

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error!));
  });

type Texts = [slug: string, text: string][];

async function ofRepository(database: IDBDatabase): Promise<Texts> {
  const store = database.transaction("file-cache").objectStore("file-cache");
  // "0" follows "/".
  const range = IDBKeyRange.bound(`${folder}/`, `${folder}0`);
  const [names, files] = await Promise.all([
    done(store.getAllKeys(range)),
    done<{ text?: string }[]>(store.getAll(range)),
  ]);
  return names.flatMap((name, index): Texts => {
    const [, slug] = /\/([^/]+)\/property\.yaml$/.exec(name as string) ?? [];
    const { text } = files[index] ?? {};
    return slug && text ? [[slug, text]] : [];
  });
}

async function ofLocalFolder(database: IDBDatabase): Promise<Texts> {
  const handles = database.transaction("file-system-handles").objectStore("file-system-handles");
  let at = await done<FileSystemDirectoryHandle>(handles.get("root_dir_handle"));
  for (const name of folder.split("/")) at = await at.getDirectoryHandle(name);
  const reading: Promise<Texts>[] = [];
  for await (const home of at.values())
    if (home instanceof FileSystemDirectoryHandle)
      reading.push(
        home
          .getFileHandle("property.yaml")
          .then((file) => file.getFile())
          .then(async (file): Promise<Texts> => [[home.name, await file.text()]])
          .catch(() => []),
      );
  return (await Promise.all(reading)).flat();
}

const isLocal = () => {
  const user = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as {
    backendName?: string;
  };
  return user.backendName === "local";
};

/**
 * @param repository on GitHub, by which the CMS calls its database: "owner/name"
 * @returns the text of each property by its slug
 */
export async function storedHomes(repository: string): Promise<ReadonlyMap<string, string>> {
  const database = await done(indexedDB.open(`github:${repository}`));
  try {
    const texts = await (isLocal() ? ofLocalFolder(database) : ofRepository(database));
    return new Map(texts.toSorted(([one], [other]) => one.localeCompare(other)));
  } finally {
    database.close();
  }
}
