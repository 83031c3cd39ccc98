import { Fragment } from "react";
import { investmentPages, planExample } from "~/content/investment-pages";
import { type PlanProject, planProjectOf } from "~/content/projects";
import { contactPath } from "~/features/enquiries/contact-links";
import { PaymentPlan } from "~/features/invest/payment-plan";
import { projectPaymentPlan } from "~/features/invest/payment-plan.server";
import { projectShowcases } from "~/features/invest/project-showcase";
import { type Risk, RiskNote } from "~/features/invest/showcase-parts";
import { ShowcaseWide, ShowcaseBeside } from "~/features/invest/showcases";
import { PlanEntry } from "~/features/purchase-plan/plan-fields";
import { planEntry } from "~/features/purchase-plan/plan-form.server";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { investmentPageData } from "~/layout/investment-page.server";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import { projectsOf } from "~/site/advertised";
import type { Site } from "~/site/site";
import { ActionLink } from "~/ui/action";
import { BenefitList } from "~/ui/benefit-list";
import { CallToAction } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { DotSeparated } from "~/ui/line-breaks";
import type { Route } from "./+types/capital-appreciation";

const shown = investmentPages["capital-appreciation"];

/** The layout of each project: beside its facts, mirrored, or as wide as the page. */
const layouts: Partial<Record<string, "beside" | "mirrored" | "wide">> = {
  "colibri-views": "beside",
  "al-marjan-island": "wide",
  "avida-dubai-islands": "mirrored",
  "arka-enclave": "wide",
  "sobha-central": "beside",
};

/** The payments of a project's plan, and the form that leads to their amounts for a price. */
function planSection(site: Site, project: PlanProject) {
  const { messages, format } = site;
  const { text, note, ...texts } = messages.capitalAppreciation.plan;
  const { price } = planExample;
  return {
    ...texts,
    text: interpolate(text, { example: nonBreaking(format.money(price, "AED")) }),
    note: interpolate(note, { shares: format.shares(project.paymentPlan) }),
    parts: projectPaymentPlan(site, project, price)?.parts ?? [],
    entry: planEntry(site, project.id, { price }),
  };
}

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { head, lead, withPlan, plan: _plan, ...texts } = messages.capitalAppreciation;
  const advertised = site.advertised;
  const planProject = planProjectOf(advertised.projects);
  const closing = advertised.projects.find(({ id }) => id === "sobha-central");
  const shares = planProject && format.shares(planProject.paymentPlan);
  const pageHead = {
    ...head,
    description: shares
      ? `${head.description} ${interpolate(withPlan.description, { shares })}`
      : head.description,
  };
  return {
    ...texts,
    ...investmentPageData(site, "capital-appreciation", pageHead),
    picture: findPicture(site, shown.picture),
    closing: findPicture(site, closing ? "projects/sobha-central/07" : "home/horizon"),
    lead: planProject ? `${lead} ${withPlan.lead}` : lead,
    plan: planProject && planSection(site, planProject),
    showcases: projectShowcases(site, projectsOf(advertised, "capital-appreciation")).map(
      (project) => ({ layout: layouts[project.id], project }),
    ),
  };
}

const planId = "payment-plan";
const planTitleId = "payment-plan-title";

function PlanSection(plan: ReturnType<typeof planSection> & { risk: Risk }) {
  return (
    <section id={planId} aria-labelledby={planTitleId} className="bg-travertine section">
      <div className="page">
        <p className="mb-3 eyebrow">
          <DotSeparated text={plan.eyebrow} />
        </p>
        <div className="mb-14 grid gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_5fr] lg:gap-x-20">
          <div>
            <h2 id={planTitleId} className="display text-title-2">
              {plan.title}
            </h2>
            <p className="mt-5 max-w-[48ch] text-lead">{plan.text}</p>
          </div>
          <PlanEntry {...plan.entry} labelledBy={planTitleId} submit={plan.submit} />
        </div>
        <PaymentPlan parts={plan.parts} />
        <div className="mt-10">
          <RiskNote source={plan.note} risk={plan.risk} />
        </div>
      </div>
    </section>
  );
}

export default function CapitalAppreciationPage({ loaderData: page }: Route.ComponentProps) {
  const { benefits, callToAction } = page;
  return (
    <>
      <Hero
        variant="split"
        pictureAtStart
        picture={page.picture}
        crumbs={page.crumbs}
        title={page.title}
        lead={page.lead}
      />
      <BenefitList variant="hanging" title={benefits.title} benefits={benefits.items} />
      <section aria-labelledby="projects">
        <h2 id="projects" className="sr-only">
          {page.projects}
        </h2>
        {page.showcases.map(({ layout, project }, index) => (
          <Fragment key={project.id}>
            {layout === "wide" ? (
              <ShowcaseWide
                project={project}
                number={index + 1}
                ground={project.figures ? "paper" : "ink"}
              />
            ) : (
              <ShowcaseBeside
                project={project}
                number={index + 1}
                mirrored={layout === "mirrored"}
              />
            )}
            {project.id === "al-marjan-island" && page.plan && (
              <PlanSection {...page.plan} risk={page.risk} />
            )}
          </Fragment>
        ))}
      </section>
      <CallToAction
        titleSize="text-title-1"
        title={callToAction.title}
        text={callToAction.text}
        picture={page.closing}
      >
        <ActionLink
          variant="brass"
          to={contactPath({ interest: "investing", about: callToAction.about })}
        >
          {callToAction.action}
        </ActionLink>
        <ActionLink variant="text" to={investmentPages["cash-flow"].path}>
          {callToAction.next}
        </ActionLink>
      </CallToAction>
    </>
  );
}
