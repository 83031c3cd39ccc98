import { investmentPages, planExample } from "~/content/investment-pages";
import { rentalYields } from "~/content/market";
import { contactPath } from "~/features/enquiries/contact-links";
import { projectShowcases, type ShowcaseProject } from "~/features/invest/project-showcase";
import {
  ProjectActions,
  ProjectCarousel,
  ProjectFacts,
  type Risk,
  RiskNote,
} from "~/features/invest/showcase-parts";
import "~/features/invest/showcases.css";
import { ownHomes } from "~/features/purchase-plan/parameters";
import { PlanEntry } from "~/features/purchase-plan/plan-entry";
import { type PlanEntryContent, planEntry } from "~/features/purchase-plan/plan-form.server";
import { netRentOf, weeklyLetting } from "~/features/purchase-plan/purchase-plan.server";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { investmentPageData } from "~/layout/investment-page.server";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import { projectsOf } from "~/site/advertised";
import type { Site } from "~/site/site";
import { ActionLink } from "~/ui/action";
import { BenefitList } from "~/ui/benefit-list";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { CallToAction } from "~/ui/call-to-action";
import { PicturePanel } from "~/ui/picture-panel";
import { Sources } from "~/ui/sources";
import type { Route } from "./+types/cash-flow";

interface PairOfProjectsProps {
  /** Two; fewer after a permit has expired. */
  projects: readonly ShowcaseProject[];
}

const shapes = [
  { place: "", sizes: "(width < 64rem) 92vw, (width < 92rem) 54vw, 48rem" },
  { place: "lg:mt-40", sizes: "(width < 64rem) 92vw, (width < 92rem) 38vw, 34rem" },
] as const;

function PairOfProjects({ projects }: PairOfProjectsProps) {
  return (
    <div className="page grid items-start gap-x-12 gap-y-14 section lg:grid-cols-[7fr_5fr]">
      {projects.map((project, index) => (
        <article
          key={project.id}
          aria-labelledby={`project-${project.id}`}
          className={`min-w-0 ${shapes[index]?.place ?? ""}`}
        >
          <ProjectCarousel project={project} sizes={shapes[index]?.sizes ?? "92vw"} />
          <div className="mt-8" data-reveal="">
            <h3 id={`project-${project.id}`} className="display text-title-2">
              <bdi>{project.title}</bdi>
            </h3>
            <p className="mt-3 max-w-[44ch] text-lead">{project.line}</p>
            <div className="mt-3">
              <ProjectActions {...project} />
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}

interface LeadProjectProps {
  title: string;
  project: ShowcaseProject;
}

function LeadProject({ title, project }: LeadProjectProps) {
  const id = `project-${project.id}`;
  return (
    <>
      <div className="page pt-4 pb-10 md:pb-14" data-reveal="">
        <h2 className="max-w-[16ch] display text-title-2">{title}</h2>
      </div>
      <article aria-labelledby={id}>
        <ProjectCarousel project={project} />
        <div
          className="page mt-12 grid gap-x-(--gutter) gap-y-6 lg:grid-cols-[5fr_7fr]"
          data-reveal=""
        >
          <div>
            <h3 id={id} className="display text-title-2">
              <bdi>{project.title}</bdi>
            </h3>
            <p className="mt-3 max-w-[40ch] text-lead">{project.line}</p>
            <div className="mt-3">
              <ProjectActions {...project} />
            </div>
          </div>
          <ProjectFacts facts={project.facts} />
        </div>
      </article>
    </>
  );
}

const shown = investmentPages["cash-flow"];

/** What the lowest and the highest rent of the estimate bring. */
function netRentTable(site: Site) {
  const { messages, format } = site;
  const { price } = planExample;
  const { columns, rows } = messages.cashFlow.plan;
  const columnOf = (yieldOfPrice: number) => {
    const rent = (price * yieldOfPrice) / 100;
    const { netRent, share } = netRentOf(
      site,
      planEntry(site, ownHomes.finished, { ...planExample, rent }),
    );
    return {
      title: interpolate(columns.yield, { share: format.percent(yieldOfPrice) }),
      figures: [format.number(rent), format.number(netRent), format.number(netRent / 12), share],
    };
  };
  return {
    terms: columns.terms,
    rows: [rows.rent, rows.net, rows.month, rows.share],
    columns: [rentalYields.from, rentalYields.to].map(columnOf),
  };
}

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { head, projects: projectsTitle, plan, ...texts } = messages.cashFlow;
  const { price } = planExample;
  const yields = format.percentRange(rentalYields.from, rentalYields.to);
  const pageHead = {
    ...head,
    description: interpolate(head.description, {
      yields: format.percentRangeInSentence(rentalYields.from, rentalYields.to),
    }),
  };
  const entry = planEntry(site, ownHomes.finished, planExample);
  const [leadProject, ...pair] = projectShowcases(site, projectsOf(site.advertised, "cash-flow"));
  return {
    ...texts,
    ...investmentPageData(site, "cash-flow", pageHead),
    picture: findPicture(site, shown.picture),
    yields,
    source: interpolate(texts.source, { year: String(rentalYields.year) }),
    plan: {
      ...plan,
      text: interpolate(plan.text, {
        price: nonBreaking(format.money(price, "AED")),
        low: format.percent(rentalYields.from),
      }),
      entry,
      table: netRentTable(site),
      weekly: weeklyLetting(site),
    },
    projectsTitle,
    leadProject,
    pair,
  };
}

interface YieldOpeningProps {
  picture: PictureData;
  crumbs: readonly Crumb[];
  /** "6–8%": the largest figure of the site. */
  yields: string;
  title: string;
  lead: string;
  /** The source and the year of the figure. */
  source: string;
}

function YieldOpening(props: YieldOpeningProps) {
  const { picture, crumbs, yields, title, lead, source } = props;
  return (
    <section className="grid rule-b lg:min-h-[calc(82svh-var(--header-height))] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex flex-col px-(--margin) pt-10 pb-12 lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))] lg:pe-6 lg:pt-[8svh]">
        <Breadcrumbs crumbs={crumbs} />
        <h1>
          <span className="yields -ms-1 mt-6 block display lg:mt-10">{yields}</span>{" "}
          <span className="mt-8 block max-w-[20ch] display text-title-2 lg:mt-10">{title}</span>
        </h1>
        <p className="mt-5 max-w-[42ch] text-lead">{lead}</p>
        <p className="mt-4 max-w-[52ch] text-small quiet">{source}</p>
      </div>
      <PicturePanel
        picture={picture}
        sizes="(max-width: 1023px) max(100vw, 88vh), max(42vw, 130vh)"
        tallBelow="(max-width: 767px)"
        priority
        height="min-h-[56svh]"
        className="object-[66%_50%]"
      />
    </section>
  );
}

interface NetRentProps {
  title: string;
  text: string;
  submit: string;
  entry: PlanEntryContent;
  table: ReturnType<typeof netRentTable>;
  weekly: ReturnType<typeof weeklyLetting>;
  risk: Risk;
}

const netRentTitleId = "net-rent-title";

/** A form that leads to the net rent of a home, with the figures of its example. */
function NetRent({ title, text, submit, entry, table, weekly, risk }: NetRentProps) {
  return (
    <section
      aria-labelledby={netRentTitleId}
      className="page grid items-start gap-x-(--gutter) gap-y-8 section lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-x-20"
    >
      <div>
        <h2 id={netRentTitleId} className="display text-title-2">
          {title}
        </h2>
        <p className="mt-4 max-w-[40ch]">{text}</p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <table className="w-full rule-b figures" aria-labelledby={netRentTitleId}>
          <thead className="eyebrow">
            <tr>
              <th scope="col" className="py-4 wrap-anywhere">
                {table.terms}
              </th>
              {table.columns.map((column) => (
                <th key={column.title} scope="col" className="py-4 ps-[4vw] text-end wrap-anywhere">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={row} className="rule-t">
                <th scope="row" className="py-4 wrap-anywhere">
                  {row}
                </th>
                {table.columns.map((column) => (
                  <td
                    key={column.title}
                    className="py-4 ps-[4vw] text-end display text-title-3 whitespace-nowrap md:text-title-2"
                  >
                    {column.figures[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-8">
          <RiskNote risk={risk} />
          <p className="mt-6 text-small quiet measure">{weekly.text}</p>
          <Sources {...weekly} />
        </div>
      </div>
      <PlanEntry {...entry} labelledBy={netRentTitleId} submit={submit} />
    </section>
  );
}

export default function CashFlowPage({ loaderData: page }: Route.ComponentProps) {
  const { benefits, callToAction } = page;
  return (
    <>
      <YieldOpening
        picture={page.picture}
        crumbs={page.crumbs}
        yields={page.yields}
        title={page.title}
        lead={page.lead}
        source={page.source}
      />
      <NetRent {...page.plan} risk={page.risk} />
      {page.leadProject && (
        <section aria-label={page.projectsTitle}>
          <LeadProject title={page.projectsTitle} project={page.leadProject} />
          <PairOfProjects projects={page.pair} />
        </section>
      )}
      <BenefitList variant="margin" title={benefits.title} benefits={benefits.items} />
      <CallToAction titleSize="text-title-1" title={callToAction.title} text={callToAction.text}>
        <ActionLink
          variant="brass"
          to={contactPath({ interest: "investing", about: callToAction.about })}
        >
          {callToAction.action}
        </ActionLink>
        <ActionLink variant="text" to={investmentPages["capital-appreciation"].path}>
          {callToAction.next}
        </ActionLink>
      </CallToAction>
    </>
  );
}
