import type { ShouldRevalidateFunctionArgs } from "react-router";
import { investmentPages } from "~/data/investment-pages";
import { rentalYields } from "~/data/market";
import { contactPath } from "~/features/enquiries/contact-path";
import { yieldContent } from "~/features/invest/calculator-content";
import { LeadProject } from "~/features/invest/lead-project";
import { PairOfProjects } from "~/features/invest/pair-of-projects";
import { projectShowcase } from "~/features/invest/project-showcase";
import { YieldOpening } from "~/features/invest/yield-opening";
import { YieldView } from "~/features/invest/yield-view";
import { fill } from "~/format/fill";
import { formatPercentRange } from "~/format/number";
import { picture } from "~/pictures/find-picture";
import { siteOrigin } from "~/request-context";
import { investmentPage } from "~/shell/investment-page";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { BenefitList } from "~/ui/benefit-list";
import { CallToAction } from "~/ui/call-to-action";
import { pageWords } from "~/words";
import type { Route } from "./+types/cash-flow";

const shown = investmentPages["cash-flow"];

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const { head, projects: projectsTitle, view, ...texts } = words.cashFlow;
  const yields = formatPercentRange(locale, rentalYields.from, rentalYields.to);
  const ownHead = { ...head, description: fill(head.description, { yields }) };
  const [lead, first, second] = shown.projects;
  return {
    ...texts,
    ...investmentPage(locale, "cash-flow", words, ownHead, context.get(siteOrigin)),
    picture: picture(locale, shown.picture),
    yields,
    view: yieldContent(locale, view),
    projectsTitle,
    leadProject: projectShowcase(lead, locale, words.projects),
    pair: [
      projectShowcase(first, locale, words.projects),
      projectShowcase(second, locale, words.projects),
    ] as const,
  };
}

/** The query is for the sum alone, which the browser works out. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CashFlowPage({ loaderData: page }: Route.ComponentProps) {
  const { benefits, close } = page;
  return (
    <>
      <YieldOpening
        picture={page.picture}
        crumbs={page.crumbs}
        yields={page.yields}
        title={page.title}
        lead={page.lead}
        note={page.note}
      />
      <YieldView copy={page.view} risk={page.risk} />
      <section aria-label={page.projectsTitle}>
        <LeadProject title={page.projectsTitle} project={page.leadProject} note={page.note} />
        <PairOfProjects projects={page.pair} note={page.note} />
      </section>
      <BenefitList variant="margin" title={benefits.title} benefits={benefits.items} />
      <CallToAction title={close.title} text={close.text}>
        <ActionLink look="brass" to={contactPath({ interest: "investing", about: close.about })}>
          {close.action}
        </ActionLink>
        <ActionLink look="text" to={investmentPages["capital-appreciation"].path}>
          {close.next}
        </ActionLink>
      </CallToAction>
    </>
  );
}
