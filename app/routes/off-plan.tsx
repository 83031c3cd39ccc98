import { offPlan } from "~/content/en/off-plan";
import { type Project, projects } from "~/content/en/projects";
import { contactPath } from "~/features/enquiries/contact-path";
import { FeaturedProjects } from "~/features/invest/featured-projects";
import { menuThemes } from "~/features/invest/investment-themes";
import { RiskNote } from "~/features/invest/risk-note";
import { ThemeColumns } from "~/features/invest/theme-columns";
import { picture } from "~/pictures/find-picture";
import { siteOrigin } from "~/request-context";
import { investmentPage } from "~/shell/investment-page";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { BenefitList } from "~/ui/benefit-list";
import { CallToAction } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import type { Route } from "./+types/off-plan";

export const handle = { headerOverPicture: true };

export function loader({ context }: Route.LoaderArgs) {
  const { items, ...featured } = offPlan.featured;
  return {
    ...offPlan,
    ...investmentPage("/off-plan", offPlan.head, context.get(siteOrigin)),
    picture: picture(offPlan.picture),
    featured,
    projects: items.map((id) => {
      const { title, line, slides }: Project = projects[id];
      return { id, title, line, picture: picture(slides[0]?.picture ?? offPlan.picture) };
    }),
    themeLinks: menuThemes(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function OffPlanPage({ loaderData: page }: Route.ComponentProps) {
  const { close } = page;
  return (
    <>
      <Hero
        variant="picture"
        picture={page.picture}
        crumbs={page.crumbs}
        title={page.title}
        lead={page.lead}
        note={page.note}
      >
        <ActionLink look="brass" to={contactPath({ interest: "off-plan", about: close.about })}>
          {page.action}
        </ActionLink>
      </Hero>
      <BenefitList variant="lead" title={page.benefits.title} benefits={page.benefits.items} />
      <FeaturedProjects copy={page.featured} projects={page.projects} note={page.note} />
      <ThemeColumns {...page.themes} themes={page.themeLinks} note={page.note} />
      <CallToAction
        variant="quiet"
        title={close.title}
        text={close.text}
        aside={<RiskNote risk={page.risk} />}
      >
        <ActionLink to={contactPath({ interest: "off-plan", about: close.about })}>
          {close.action}
        </ActionLink>
        <ActionLink look="text" to={close.next.to}>
          {close.next.title}
        </ActionLink>
      </CallToAction>
    </>
  );
}
