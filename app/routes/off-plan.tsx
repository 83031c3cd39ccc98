import { featuredProjects } from "~/data/investment-pages";
import { projects } from "~/data/projects";
import { contactPath } from "~/features/enquiries/contact-path";
import { FeaturedProjects } from "~/features/invest/featured-projects";
import { menuThemes } from "~/features/invest/investment-themes";
import { formatShares } from "~/features/invest/payment-plan";
import { projectShowcase } from "~/features/invest/project-showcase";
import { RiskNote } from "~/features/invest/risk-note";
import { ThemeColumns } from "~/features/invest/theme-columns";
import { formatCount } from "~/format/count";
import { fill } from "~/format/fill";
import { picture } from "~/pictures/find-picture";
import { siteOrigin } from "~/request-context";
import { investmentPage } from "~/shell/investment-page";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { BenefitList } from "~/ui/benefit-list";
import { CallToAction } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { pageWords } from "~/words";
import type { Route } from "./+types/off-plan";

export const handle = { headerOverPicture: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const { offPlan } = words;
  const { title, paymentPlans, appreciation, earlyAccess } = offPlan.benefits;
  const shares = formatShares(locale, projects["al-marjan-island"].paymentPlan);
  return {
    ...offPlan,
    ...investmentPage(locale, undefined, words, offPlan.head, context.get(siteOrigin)),
    picture: picture(locale, "pages/off-plan"),
    benefits: {
      title,
      items: [
        {
          title: paymentPlans.title,
          text: fill(paymentPlans.text, { shares }),
          link: {
            title: paymentPlans.link,
            to: "/invest/capital-appreciation#payment-plan",
          } as const,
        },
        appreciation,
        earlyAccess,
      ],
    },
    distinction: formatCount(locale, Object.keys(projects).length, offPlan.featured.distinction),
    projects: featuredProjects.map((id) => projectShowcase(id, locale, words.projects)),
    investmentPages: menuThemes(locale, words),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function OffPlanPage({ loaderData: page }: Route.ComponentProps) {
  const { benefits, close } = page;
  const speak = contactPath({ interest: "off-plan", about: close.about });
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
        <ActionLink look="brass" to={speak}>
          {page.action}
        </ActionLink>
      </Hero>
      <BenefitList variant="lead" title={benefits.title} benefits={benefits.items} />
      <FeaturedProjects
        copy={page.featured}
        distinction={page.distinction}
        projects={page.projects}
        note={page.note}
      />
      <ThemeColumns {...page.pages} themes={page.investmentPages} note={page.note} />
      <CallToAction
        variant="quiet"
        title={close.title}
        text={close.text}
        aside={<RiskNote risk={page.risk} />}
      >
        <ActionLink to={speak}>{close.action}</ActionLink>
        <ActionLink look="text" to="/buy">
          {close.next}
        </ActionLink>
      </CallToAction>
    </>
  );
}
