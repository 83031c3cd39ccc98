import { trophyAsset } from "~/content/en/invest-trophy-asset";
import { contactPath } from "~/features/enquiries/contact-path";
import { projectShowcase } from "~/features/invest/project-showcase";
import { RiskNote } from "~/features/invest/risk-note";
import { TrophyProjects } from "~/features/invest/trophy-projects";
import { picture } from "~/pictures/find-picture";
import { siteOrigin } from "~/request-context";
import { investmentPage } from "~/shell/investment-page";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { BenefitList } from "~/ui/benefit-list";
import { CallToAction } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import type { Route } from "./+types/trophy-asset";

export const handle = { headerOverPicture: true };

export function loader({ context }: Route.LoaderArgs) {
  const { title, ask, items } = trophyAsset.projects;
  return {
    ...trophyAsset,
    ...investmentPage("/invest/trophy-asset", trophyAsset.head, context.get(siteOrigin)),
    picture: picture(trophyAsset.picture),
    projects: {
      title,
      ask,
      items: [projectShowcase(items[0]), projectShowcase(items[1])] as const,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function TrophyAssetPage({ loaderData: page }: Route.ComponentProps) {
  const { projects, close } = page;
  return (
    <div className="on-ink">
      <Hero
        variant="picture"
        picture={page.picture}
        crumbs={page.crumbs}
        title={page.title}
        lead={page.lead}
        note={page.note}
      />
      <BenefitList variant="stepping" title={page.benefits.title} benefits={page.benefits.items} />
      <TrophyProjects
        title={projects.title}
        projects={projects.items}
        ask={projects.ask}
        note={page.note}
      />
      <CallToAction
        variant="framed"
        title={close.title}
        text={close.text}
        aside={<RiskNote risk={page.risk} />}
      >
        <ActionLink look="brass" to={contactPath({ interest: "investing", about: close.about })}>
          {close.action}
        </ActionLink>
        <ActionLink look="text" to={close.next.to}>
          {close.next.title}
        </ActionLink>
      </CallToAction>
    </div>
  );
}
