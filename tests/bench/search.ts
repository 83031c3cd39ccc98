import { createServer, type Plugin } from "vite";
import { indexOf, searchDocuments } from "../../scripts/content/compile.ts";
import { median, p99 } from "./rendering.ts";

const homes = 1_000;
const rounds = 20;

/** Typical and hostile queries. Each is cut after 100 characters, as in the address. */
const texts: Record<string, string> = {
  "a place": "dubai marina",
  "several things": "2 bed apartment with sea view near dubai marina under 2m",
  "unknown words": "xylophone quartz zeppelin",
  "Arabic words": "شقة للبيع بإطلالة على البحر بأقل من مليونين",
  "one letter": "a ".repeat(50),
  "one long word": "a".repeat(100),
  "beginnings of words": "the bal ter bed tow wat res pri swi par con sea vie apa liv gar".repeat(
    2,
  ),
  "typing errors": "appartmant bussinus jumeriah terace balkony marinna swiming concerge".repeat(2),
  digits: "1".repeat(100),
  "amounts without end": "1.1,1'1.".repeat(20),
  ranges: "1-".repeat(50),
  "words of the vocabulary": "under from between and to 2 up to at least ".repeat(4),
  "words for view": "view of ".repeat(14),
  particles: "والبالللوبل ".repeat(12),
  marks: "a\u0301".repeat(60),
  signs: "$€£+<>≤≥–-".repeat(10),
  "two halves of characters": "\uD83C".repeat(100),
};

/** An index of many properties: copies of the site's, each with a unique word. */
function longIndex(): Plugin {
  return {
    name: "long-index",
    enforce: "pre",
    resolveId: (id) => (id === "#search-index" ? "\0long-index" : undefined),
    async load(id) {
      if (id !== "\0long-index") return undefined;
      const documents = searchDocuments(await import("#content"));
      const own = documents.filter((document) => document.id.startsWith("property/"));
      const many = Array.from({ length: homes }, (_, index) => {
        const copied = own[index % own.length] ?? { id: "", names: "", view: "", text: "" };
        const word = `tower${index.toString(36)}`;
        return { ...copied, id: `${copied.id}-${index}`, names: `${copied.names} ${word}` };
      });
      const rest = documents.filter((document) => !own.includes(document));
      return `export const searchIndex = ${JSON.stringify(indexOf([...many, ...rest]))};`;
    },
  };
}

/** Measures searches among 1,000 properties, with typical and hostile queries. */
export async function search(): Promise<boolean> {
  const server = await createServer({
    configFile: false,
    plugins: [longIndex()],
    resolve: { tsconfigPaths: true },
    server: { middlewareMode: true },
    appType: "custom",
    logLevel: "error",
  });
  const { normalizeQuery } = await server.ssrLoadModule("/app/features/search/normalize.ts");
  const { parseQuery } = await server.ssrLoadModule("/app/features/search/parse.ts");
  const {
    propertyPredicate,
    matchesAll,
    nearProperties,
    closestProperties,
    findProjects,
    findAreas,
  } = await server.ssrLoadModule("/app/features/search/search.ts");
  const { properties } = await server.ssrLoadModule("/app/content/properties.ts");
  const { projects } = await server.ssrLoadModule("/app/content/projects.ts");
  const { areas } = await server.ssrLoadModule("/app/content/areas.ts");
  const list = Array.from({ length: homes }, (_, index) => {
    const copied = properties[index % properties.length];
    return { ...copied, id: `${copied.id}-${index}` };
  });
  const searchOnce = (text: string) => {
    const conditions = parseQuery(normalizeQuery(text)).criteria.map(
      ({ criterion }: { criterion: unknown }) => ({
        criterion,
        matches: propertyPredicate(criterion),
      }),
    );
    const found = list.filter((property) => matchesAll(conditions, property)).length;
    nearProperties(conditions, list);
    if (found === 0) closestProperties(conditions, list, 3);
    findProjects(conditions, projects);
    findAreas(conditions, areas);
    return found;
  };
  for (const text of Object.values(texts)) searchOnce(text);
  const rows = Object.entries(texts).map(([name, text]) => {
    const spent: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      const start = process.cpuUsage();
      found = searchOnce(text);
      const { user, system } = process.cpuUsage(start);
      spent.push((user + system) / 1_000);
    }
    spent.sort((one, other) => one - other);
    return { text: name, found, median: median(spent), p99: p99(spent) };
  });
  await server.close();
  console.table(
    rows.map(({ median: middle, p99: worst, ...row }) => ({
      ...row,
      "CPU median ms": middle.toFixed(2),
      "CPU p99 ms": worst.toFixed(2),
    })),
  );
  return rows.every((row) => row.median < 20);
}
