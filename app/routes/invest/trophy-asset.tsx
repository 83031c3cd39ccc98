import type { ReactNode } from "react";
import { investmentPages } from "~/content/investment-pages";
import { offPlanPath } from "~/content/paths";
import { contactPath } from "~/features/enquiries/contact-links";
import { projectShowcases, type ShowcaseProject } from "~/features/invest/project-showcase";
import { ProjectActions, ProjectCarousel, RiskNote } from "~/features/invest/showcase-parts";
import "~/features/invest/showcases.css";
import { investmentPageData } from "~/layout/investment-page.server";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import { projectsOf } from "~/site/advertised";
import { ActionLink } from "~/ui/action";
import { BenefitList } from "~/ui/benefit-list";
import type { CallToActionProps } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import type { Route } from "./+types/trophy-asset";

interface TrophyProjectsProps {
  title: string;
  /** Two; fewer after a permit has expired. */
  projects: readonly ShowcaseProject[];
}

interface TrophySummaryProps {
  project: ShowcaseProject;
  /** The columns of the name. */
  columns: string;
}

function TrophySummary({ project, columns }: TrophySummaryProps) {
  return (
    <>
      <h3 id={`project-${project.id}`} className={`display text-title-2 lg:text-[4rem] ${columns}`}>
        {project.title}
      </h3>
      <div className="lg:col-[col-start_9/content-end]">
        <p className="text-lead text-balance">{project.line}</p>
        <ProjectActions {...project} />
      </div>
    </>
  );
}

function TrophyProjects(props: TrophyProjectsProps) {
  const { title, projects } = props;
  const [first, second] = projects;
  return (
    <section aria-label={title}>
      <h2 className="sr-only">{title}</h2>
      {first && (
        <article aria-labelledby={`project-${first.id}`} className="pb-[clamp(4rem,8vw,8rem)]">
          <ProjectCarousel project={first} />
          <div className="page-grid mt-12 items-start gap-y-6 lg:mt-16" data-reveal="">
            <TrophySummary project={first} columns="lg:col-[content-start/col-end_8]" />
          </div>
        </article>
      )}
      {second && (
        <article
          aria-labelledby={`project-${second.id}`}
          className="page-grid items-start gap-y-10"
        >
          <div className="bleed-end min-w-0 lg:col-[col-start_3/full-end]">
            <ProjectCarousel project={second} sizes="(width < 64rem) 92vw, 86vw" />
          </div>
          <TrophySummary project={second} columns="lg:col-[col-start_3/col-end_8]" />
        </article>
      )}
    </section>
  );
}

interface FramedCallToActionProps extends Omit<CallToActionProps, "picture"> {
  /** A further note, such as on risk. */
  aside?: ReactNode;
}

function FramedCallToAction({ title, text, aside, children }: FramedCallToActionProps) {
  return (
    <section className="page section-grand">
      <div className="rule-t rule-b border-[#d9b27c99] py-14 md:py-20" data-reveal="">
        <h2 className="display text-title-2">{title}</h2>
        <div className="mt-8 grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div>
            {text && <p className="max-w-[42ch] text-lead">{text}</p>}
            <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
          </div>
          {aside}
        </div>
      </div>
    </section>
  );
}

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
    <div className="ink-page on-ink">
      <Hero
        variant="wide"
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
