import { investmentPages } from "~/content/investment-pages";
import { offPlanPath } from "~/content/paths";
import { contactPath } from "~/features/enquiries/contact-path";
import { FramedCallToAction } from "~/features/invest/framed-call-to-action";
import { projectShowcases } from "~/features/invest/project-showcase";
import { RiskNote } from "~/features/invest/risk-note";
import { TrophyProjects } from "~/features/invest/trophy-projects";
import { investmentPageData } from "~/layout/investment-page";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import { projectsOf } from "~/site/advertised";
import { ActionLink } from "~/ui/action";
import { BenefitList } from "~/ui/benefit-list";
import { Hero } from "~/ui/hero";
import type { Route } from "./+types/trophy-asset";

export const handle = { headerOverPicture: true };

const shown = investmentPages["trophy-asset"];

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages } = site;
  const { trophyAsset } = messages;
  return {
    ...trophyAsset,
    ...investmentPageData(site, "trophy-asset", trophyAsset.head),
    picture: findPicture(site, shown.picture),
    projectsTitle: trophyAsset.projects,
    projects: projectShowcases(site, projectsOf(site.advertised, "trophy-asset")),
  };
}

export default function TrophyAssetPage({ loaderData: page }: Route.ComponentProps) {
  const { benefits, callToAction } = page;
  return (
    <div className="on-ink">
      <Hero
        variant="picture"
        picture={page.picture}
        crumbs={page.crumbs}
        title={page.title}
        lead={page.lead}
      />
      <BenefitList variant="stepping" title={benefits.title} benefits={benefits.items} />
      <TrophyProjects title={page.projectsTitle} projects={page.projects} />
      <FramedCallToAction
        title={callToAction.title}
        text={callToAction.text}
        aside={<RiskNote risk={page.risk} />}
      >
        <ActionLink
          variant="brass"
          to={contactPath({ interest: "investing", about: callToAction.about })}
        >
          {callToAction.action}
        </ActionLink>
        <ActionLink variant="text" to={offPlanPath}>
          {callToAction.next}
        </ActionLink>
      </FramedCallToAction>
    </div>
  );
}
