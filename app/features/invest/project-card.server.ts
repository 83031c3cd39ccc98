import { type InvestmentPageId, investmentPages } from "~/content/investment-pages";
import { offPlanPath, projectPath, projectSorts, tableView } from "~/content/paths";
import type { Project } from "~/content/projects";
import { contactPath } from "~/features/enquiries/contact-links";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { show } from "~/listings/listing";
import { lowestPrice } from "~/listings/project";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import { projectsOf } from "~/site/advertised";
import type { Site } from "~/site/site";
import { requestTitleId } from "./request-section";

export interface ProjectCardData {
  id: string;
  title: string;
  /** The investment page of the project, and its place, handover and payment plan as far as they are known. */
  facts: string;
  /** "from AED 1,100,000 (about $300K)" in each currency, or that it is sold out; none if it is not known. */
  prices: readonly CurrencyText[];
  /** The link to the form on the project's page, if there are no prices. */
  ask: ReturnType<typeof askForPrice>;
  to: SitePath;
  picture: PictureData;
}

/** The facts besides the price that lists show. */
const tableFacts = ["handover", "plan"] as const;

type TableFact = (typeof tableFacts)[number];

/** The facts of a project that lists show; "" for one that is not known. A project that is sold out has no price. */
function knownFacts(site: Site, project: Project) {
  const { format, messages } = site;
  const { handover, paymentPlan, soldOut } = project;
  const { place } = show(site, project);
  const price = lowestPrice(project);
  const shownPrice = price === undefined ? "" : format.compactMoney(price, "AED");
  return {
    place,
    price: soldOut ? messages.projects.page.register.soldOut : shownPrice,
    handover: handover ? format.month(handover, "short") : "",
    plan: paymentPlan ? format.shares(paymentPlan) : "",
  };
}

type KnownFacts = ReturnType<typeof knownFacts>;

/** The link to the form on a project's page; undefined for one with a price, or sold out. */
function askForPrice({ messages }: Site, project: Project) {
  if (project.soldOut || lowestPrice(project) !== undefined) return undefined;
  return {
    to: `${projectPath(project.id)}#${requestTitleId}` as SitePath,
    text: messages.projects.askPrice,
  };
}

/** The investment page of a project and its place, and its other facts, as one line. */
const factLine = (site: Site, { theme }: Project, place: string, others: readonly string[]) =>
  [site.messages.investment.pages[theme].title, place, ...others.map(nonBreaking)]
    .filter(Boolean)
    .join(" · ");

/** Each fact that is known, with its name: "Handover Dec 2027". */
const namedFacts = (site: Site, known: KnownFacts, names: readonly TableFact[]) =>
  names
    .filter((name) => known[name])
    .map((name) => `${site.messages.offPlan.featured.table[name]} ${known[name]}`);

export const projectCards = (site: Site, projects: readonly Project[]): ProjectCardData[] =>
  projects.flatMap((project) => {
    const { id, title, statedPrice, converted, path, cover } = show(site, project);
    if (!cover) return [];
    const known = knownFacts(site, project);
    return [
      {
        id,
        title,
        facts: factLine(site, project, known.place, namedFacts(site, known, tableFacts)),
        prices: project.soldOut
          ? [{ currency: "USD", text: known.price }]
          : converted.map(({ currency, text }) => ({
              currency,
              text: `${statedPrice} (${text})`,
            })),
        ask: askForPrice(site, project),
        to: path,
        picture: findPicture(site, cover),
      },
    ];
  });

type Sort = (typeof projectSorts)[number];

/** What each order compares; undefined for what is not known. */
const sortKeys: Record<Sort, (site: Site, project: Project) => string | number | undefined> = {
  handover: (_, { handover }) => handover,
  price: (_, project) => lowestPrice(project),
  place: (site, project) => show(site, project).place || undefined,
};

/** Sorts projects; those without the fact come last, in their order. */
function sorted(site: Site, projects: readonly Project[], sort: Sort | undefined) {
  if (!sort) return projects;
  const keyed = projects.map((project) => ({ project, key: sortKeys[sort](site, project) }));
  const compare = new Intl.Collator(site.locale, { numeric: true }).compare;
  return keyed
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined)
        return Number(a.key === undefined) - Number(b.key === undefined);
      return compare(String(a.key), String(b.key));
    })
    .map(({ project }) => project);
}

/** A list is sorted by a fact, and a table has a column of it, if this many projects have it. */
const minCompared = 2;

/** Whether enough items have a fact to compare it. */
const isCompared = <Item>(items: readonly Item[], factOf: (item: Item) => unknown) =>
  items.filter((item) => factOf(item)).length >= minCompared;

/** The projects as rows. A fact of a single project stands below its name. */
function projectTable(site: Site, projects: readonly Project[], facts: readonly KnownFacts[]) {
  const names = site.messages.offPlan.featured.table;
  const columns = tableFacts.filter((name) => isCompared(facts, (known) => known[name]));
  const single = tableFacts.filter((name) => !columns.includes(name));
  return {
    columns: [...columns.map((name) => names[name]), names.price],
    rows: projects.flatMap((project, index) => {
      const known = facts[index];
      if (!known) return [];
      const { title, path: to } = show(site, project);
      return [
        {
          id: project.id,
          title,
          to,
          facts: factLine(site, project, known.place, namedFacts(site, known, single)),
          price: known.price,
          ask: askForPrice(site, project),
          cells: columns.map((name) => known[name]),
        },
      ];
    }),
  };
}

/** Which facts are not known of every project; undefined if all are known. */
function unknownFacts(site: Site, facts: readonly KnownFacts[]) {
  const { format, messages } = site;
  const { unknown } = messages.offPlan.featured;
  const missing = tableFacts
    .filter((name) => facts.some((known) => !known[name]))
    .map((name) => unknown.facts[name]);
  if (missing.length === 0) return undefined;
  return interpolate(unknown.text, { facts: format.list(missing) });
}

function listPath(sort: Sort | undefined, isTable: boolean): SitePath {
  const parameters = new URLSearchParams({
    ...(sort && { sort }),
    ...(isTable && { view: tableView }),
  }).toString();
  return `${offPlanPath}${parameters ? `?${parameters}` : ""}#featured` as SitePath;
}

/**
 * The advertised projects of all investment pages, by default in the pages' order, as cards or as a table. For
 * loaders.
 */
export function projectList(site: Site, query: URLSearchParams) {
  const { advertised, messages } = site;
  const texts = messages.offPlan.featured;
  const sorts = projectSorts.filter((name) =>
    isCompared(advertised.projects, (project) => sortKeys[name](site, project)),
  );
  const sort = sorts.find((name) => name === query.get("sort"));
  const isTable = query.get("view") === tableView;
  const inPageOrder = (Object.keys(investmentPages) as InvestmentPageId[]).flatMap((theme) =>
    projectsOf(advertised, theme),
  );
  const projects = sorted(site, inPageOrder, sort);
  const facts = projects.map((project) => knownFacts(site, project));
  const cards = projectCards(site, projects);
  const { action, about } = texts.askForAll;
  return {
    cards,
    askForAll: cards.some(({ ask }) => ask)
      ? {
          text: action,
          to: contactPath({ interest: "off-plan", about }),
        }
      : undefined,
    table: isTable ? projectTable(site, projects, facts) : undefined,
    unknown: unknownFacts(site, facts),
    choices: [
      {
        label: texts.sort.label,
        links: [undefined, ...sorts].map((order) => ({
          text: texts.sort[order ?? "none"],
          to: listPath(order, isTable),
          isCurrent: order === sort,
        })),
      },
      {
        label: texts.view.label,
        links: [false, true].map((asTable) => ({
          text: texts.view[asTable ? "table" : "pictures"],
          to: listPath(sort, asTable),
          isCurrent: asTable === isTable,
        })),
      },
      // Without a fact to sort by, the only order is that of the content.
    ].filter(({ links }) => links.length > 1),
  };
}

export type ProjectListData = ReturnType<typeof projectList>;
