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
import { Picture, type PictureData } from "~/pictures/picture";
import { projectsOf } from "~/site/advertised";
import { ActionLink } from "~/ui/action";
import { BenefitList } from "~/ui/benefit-list";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import type { CallToActionProps } from "~/ui/call-to-action";
import { PictureNote } from "~/ui/pictures-note";
import type { Route } from "./+types/trophy-asset";

interface TrophyOpeningProps {
  picture: PictureData;
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
}

/** The room in its whole height, and the title on ink in the same screen: beside it in a wide window. */
function TrophyOpening({ picture, crumbs, title, lead }: TrophyOpeningProps) {
  return (
    <section className="trophy-opening relative lg:grid">
      <Picture
        picture={picture}
        sizes="(max-width: 767px) max(100vw, 39vh), (max-width: 1023px) max(100vw, 78vh), max(62vw, min(84vw, 150vh - 8rem))"
        tallBelow="(max-width: 767px)"
        priority
        className="trophy-picture w-full object-cover"
      />
      <div className="trophy-text lg:grid">
        <div className="page flex flex-wrap-reverse items-baseline justify-between gap-x-6 pt-3">
          <Breadcrumbs crumbs={crumbs} />
          <PictureNote className="lg:absolute lg:end-(--margin) lg:bottom-2">
            {picture.note}
          </PictureNote>
        </div>
        <div className="page grid gap-y-6 pt-3">
          <h1 className="trophy-title display text-hero">{title}</h1>
          <p className="max-w-[44ch] text-lead">{lead}</p>
        </div>
      </div>
    </section>
  );
}

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
      <h3 id={`project-${project.id}`} className={`display text-title-2 ${columns}`}>
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
      <TrophyOpening {...page} />
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
