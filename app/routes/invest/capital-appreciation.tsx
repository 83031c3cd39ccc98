import { Fragment } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { capitalAppreciation } from "~/content/en/invest-capital-appreciation";
import { contactPath } from "~/features/enquiries/contact-path";
import { LongOpening } from "~/features/invest/long-opening";
import { PaymentPlanView } from "~/features/invest/payment-plan-view";
import { projectShowcase } from "~/features/invest/project-showcase";
import { ShowcaseBeside } from "~/features/invest/showcase-beside";
import { ShowcaseWide } from "~/features/invest/showcase-wide";
import { picture } from "~/pictures/find-picture";
import { siteOrigin } from "~/request-context";
import { investmentPage } from "~/shell/investment-page";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { BenefitList } from "~/ui/benefit-list";
import { CallToAction } from "~/ui/call-to-action";
import type { Route } from "./+types/capital-appreciation";

export const handle = { headerOverPicture: true };

export function loader({ context }: Route.LoaderArgs) {
  const { projects, picture: opening, close } = capitalAppreciation;
  return {
    ...capitalAppreciation,
    ...investmentPage(
      "/invest/capital-appreciation",
      capitalAppreciation.head,
      context.get(siteOrigin),
    ),
    picture: picture(opening),
    close: { ...close, picture: picture(close.picture) },
    showcases: projects.items.map(({ id, layout }) => ({ layout, project: projectShowcase(id) })),
  };
}

/** The query is for the sum alone, which the browser works out. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CapitalAppreciationPage({ loaderData: page }: Route.ComponentProps) {
  const { ask } = page.projects;
  const { close } = page;
  return (
    <>
      <LongOpening
        picture={page.picture}
        crumbs={page.crumbs}
        title={page.title}
        lead={page.lead}
        note={page.note}
      />
      <BenefitList variant="hanging" title={page.benefits.title} benefits={page.benefits.items} />
      <section aria-labelledby="projects">
        <h2 id="projects" className="sr-only">
          {page.projects.title}
        </h2>
        {page.showcases.map(({ layout, project }, index) => (
          <Fragment key={project.id}>
            {layout === "wide" ? (
              <ShowcaseWide
                project={project}
                number={index + 1}
                ask={ask}
                note={page.note}
                ground={project.figures ? "paper" : "ink"}
              />
            ) : (
              <ShowcaseBeside
                project={project}
                number={index + 1}
                ask={ask}
                note={page.note}
                mirrored={layout === "facts-first"}
              />
            )}
            {project.id === page.plan.project && (
              <PaymentPlanView copy={page.plan} risk={page.risk} />
            )}
          </Fragment>
        ))}
      </section>
      <CallToAction title={close.title} text={close.text} picture={close.picture}>
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
