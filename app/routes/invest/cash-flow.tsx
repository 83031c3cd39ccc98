import type { ShouldRevalidateFunctionArgs } from "react-router";
import { cashFlow } from "~/content/en/invest-cash-flow";
import { contactPath } from "~/features/enquiries/contact-path";
import { LeadProject } from "~/features/invest/lead-project";
import { PairOfProjects } from "~/features/invest/pair-of-projects";
import { projectShowcase } from "~/features/invest/project-showcase";
import { YieldOpening } from "~/features/invest/yield-opening";
import { YieldView } from "~/features/invest/yield-view";
import { picture } from "~/pictures/find-picture";
import { siteOrigin } from "~/request-context";
import { investmentPage } from "~/shell/investment-page";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { BenefitList } from "~/ui/benefit-list";
import { CallToAction } from "~/ui/call-to-action";
import type { Route } from "./+types/cash-flow";

export function loader({ context }: Route.LoaderArgs) {
  const { title, ask, lead, pair } = cashFlow.projects;
  return {
    ...cashFlow,
    ...investmentPage("/invest/cash-flow", cashFlow.head, context.get(siteOrigin)),
    picture: picture(cashFlow.picture),
    projects: {
      title,
      ask,
      lead: projectShowcase(lead),
      pair: [projectShowcase(pair[0]), projectShowcase(pair[1])] as const,
    },
  };
}

/** The query is for the sum alone, which the browser works out. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CashFlowPage({ loaderData: page }: Route.ComponentProps) {
  const { projects, close } = page;
  return (
    <>
      <YieldOpening
        picture={page.picture}
        crumbs={page.crumbs}
        figure={page.yield}
        title={page.title}
        lead={page.lead}
        note={page.note}
      />
      <YieldView copy={page.view} risk={page.risk} />
      <section aria-label={projects.title}>
        <LeadProject
          title={projects.title}
          project={projects.lead}
          ask={projects.ask}
          note={page.note}
        />
        <PairOfProjects projects={projects.pair} ask={projects.ask} note={page.note} />
      </section>
      <BenefitList variant="margin" title={page.benefits.title} benefits={page.benefits.items} />
      <CallToAction title={close.title} text={close.text}>
        <ActionLink look="brass" to={contactPath({ interest: "investing", about: close.about })}>
          {close.action}
        </ActionLink>
        <ActionLink look="text" to={close.next.to}>
          {close.next.title}
        </ActionLink>
      </CallToAction>
    </>
  );
}
