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
import { netRentOf } from "~/features/purchase-plan/purchase-plan.server";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { investmentPageData } from "~/layout/investment-page.server";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import { projectsOf } from "~/site/advertised";
import { ActionLink } from "~/ui/action";
import { BenefitList } from "~/ui/benefit-list";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { CallToAction } from "~/ui/call-to-action";
import { PicturePanel } from "~/ui/picture-panel";
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
      examples: [rentalYields.from, rentalYields.to].map((share) => ({
        ...netRentOf(
          site,
          planEntry(site, ownHomes.finished, { ...planExample, rent: (price * share) / 100 }),
        ),
        rent: interpolate(plan.rent, { share: format.percent(share) }),
      })),
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
    <section className="grid rule-b lg:min-h-[calc(88svh-var(--header-height))] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
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
  /** What is kept of the lowest and the highest rent of the estimate; the form begins with the first. */
  examples: readonly (ReturnType<typeof netRentOf> & { rent: string })[];
  risk: Risk;
}

const netRentTitleId = "net-rent-title";

/** A form that leads to the net rent of a home, with an example. */
function NetRent({ title, text, submit, entry, examples, risk }: NetRentProps) {
  return (
    <section
      aria-labelledby={netRentTitleId}
      className="page grid gap-x-(--gutter) gap-y-8 section lg:grid-cols-[5fr_7fr] lg:gap-x-20"
    >
      <div>
        <h2 id={netRentTitleId} className="display text-title-2">
          {title}
        </h2>
        <p className="mt-4 max-w-[40ch]">{text}</p>
        <p className="mt-8 eyebrow">{examples[0]?.term}</p>
        <dl className="mt-3 grid gap-x-5 rule-t sm:grid-cols-2">
          {examples.map(({ rent, text: amount, dirhams, note }) => (
            <div key={rent} className="py-3">
              <dt className="text-small quiet">{rent}</dt>
              <dd className="mt-2 figures">
                <span className="block display text-title-3">{dirhams ?? amount}</span>
                {dirhams && <span className="block text-small quiet">{amount}</span>}
                <span className="mt-2 block text-small quiet">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <PlanEntry {...entry} labelledBy={netRentTitleId} submit={submit} />
        <div className="mt-10">
          <RiskNote risk={risk} />
        </div>
      </div>
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
