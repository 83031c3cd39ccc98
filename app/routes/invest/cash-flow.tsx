import type { ShouldRevalidateFunctionArgs } from "react-router";
import { investmentPages } from "~/content/investment-pages";
import { rentalYields } from "~/content/market";
import { contactPath } from "~/features/enquiries/contact-path";
import { yieldContent } from "~/features/invest/calculator-content";
import { LeadProject } from "~/features/invest/lead-project";
import { PairOfProjects } from "~/features/invest/pair-of-projects";
import { projectShowcases } from "~/features/invest/project-showcase";
import { YieldCalculator } from "~/features/invest/yield-calculator";
import { interpolate } from "~/format/interpolate";
import { investmentPageData } from "~/layout/investment-page";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { projectsOf } from "~/site/advertised";
import { ActionLink } from "~/ui/action";
import { BenefitList } from "~/ui/benefit-list";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { CallToAction } from "~/ui/call-to-action";
import { PicturePanel } from "~/ui/picture-panel";
import type { Route } from "./+types/cash-flow";

const shown = investmentPages["cash-flow"];

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { head, projects: projectsTitle, ...texts } = messages.cashFlow;
  const yields = format.percentRange(rentalYields.from, rentalYields.to);
  const yieldsInSentence = format.percentRangeInSentence(rentalYields.from, rentalYields.to);
  const pageHead = {
    ...head,
    description: interpolate(head.description, { yields: yieldsInSentence }),
  };
  const [leadProject, ...pair] = projectShowcases(site, projectsOf(site.advertised, "cash-flow"));
  return {
    ...texts,
    ...investmentPageData(site, "cash-flow", pageHead),
    picture: findPicture(site, shown.picture),
    yields,
    source: interpolate(texts.source, { year: String(rentalYields.year) }),
    calculator: yieldContent(site),
    projectsTitle,
    leadProject,
    pair,
  };
}

/** The query is for the calculator only, which runs in the browser. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

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

/** An opening with one figure on paper, and a picture of a tower. */
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
      <YieldCalculator messages={page.calculator} risk={page.risk} />
      {page.leadProject && (
        <section aria-label={page.projectsTitle}>
          <LeadProject title={page.projectsTitle} project={page.leadProject} />
          <PairOfProjects projects={page.pair} />
        </section>
      )}
      <BenefitList variant="margin" title={benefits.title} benefits={benefits.items} />
      <CallToAction title={callToAction.title} text={callToAction.text}>
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
