import { investmentPages } from "~/content/investment-pages";
import { catalogsPath } from "~/content/paths";
import { prelaunchProjectOf } from "~/content/projects";
import { languagesOf } from "~/content/texts";
import { contactPath } from "~/features/enquiries/contact-links";
import { marketContent } from "~/features/invest/market.server";
import { PrelaunchReasons, MarketFacts } from "~/features/invest/prelaunch-sections";
import {
  highlightContent,
  prelaunchHead,
  priceRows,
  unitContent,
  unitCosts,
} from "~/features/invest/prelaunch.server";
import { PriceList } from "~/features/invest/price-list";
import { projectShowcases, type ShowcaseProject } from "~/features/invest/project-showcase";
import { UnitFloorPlans } from "~/features/invest/project-units";
import { ProjectCarousel } from "~/features/invest/showcase-parts";
import { PermitNote } from "~/features/permits/permit-note";
import { investmentPageData } from "~/layout/investment-page.server";
import { pageSite } from "~/layout/page-site";
import { goneProject, untranslatedProject } from "~/listings/unavailable-listing";
import { findPicture } from "~/pictures/find-picture";
import { projectsOf } from "~/site/advertised";
import { notFound } from "~/site/missing-page";
import { ActionLink, DownloadLink, HiddenDetail } from "~/ui/action";
import { Hero } from "~/ui/hero";
import { SplitCallToAction } from "~/ui/split-call-to-action";
import type { Route } from "./+types/prelaunch";

const shown = investmentPages.prelaunch;

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { prelaunch } = messages;
  const advertised = site.advertised;
  const [showcase] = projectShowcases(site, projectsOf(advertised, "prelaunch"));
  const project = prelaunchProjectOf(advertised.projects);
  if (!showcase || !project) {
    const ended = prelaunchProjectOf(advertised.ended.projects);
    if (ended) throw goneProject(site, ended);
    const untranslated = prelaunchProjectOf(advertised.untranslated.projects);
    throw untranslated ? untranslatedProject(site, untranslated, shown.path) : notFound(site);
  }
  const { why, prices } = prelaunch;
  const head = {
    ...prelaunchHead(site, project),
    locales: languagesOf(project.texts),
  };
  return {
    ...prelaunch,
    ...investmentPageData(site, "prelaunch", head),
    picture: findPicture(site, shown.picture),
    closing: findPicture(site, "projects/palazzo-tissoli/02"),
    prices: { title: prices.title, rows: priceRows(site, project) },
    why: { ...why, highlights: highlightContent(site, project) },
    showcase,
    plans: unitContent(site, project),
    conversion: format.conversionNote(),
    costs: unitCosts(site, project),
    market: marketContent(site, project),
  };
}

interface PalazzoGalleryProps {
  title: string;
  project: ShowcaseProject;
}

function PalazzoGallery({ title, project }: PalazzoGalleryProps) {
  return (
    <section className="on-ink pt-16 pb-14 md:pt-24 md:pb-20" aria-labelledby="palazzo">
      <div
        className="page grid items-end gap-x-(--gutter) gap-y-4 pb-10 lg:grid-cols-[8fr_4fr]"
        data-reveal=""
      >
        <h2 id="palazzo" className="display text-title-2">
          <bdi>{project.title}</bdi>
          <HiddenDetail text={title} />
        </h2>
        <div>
          <p className="text-lead">{project.line}</p>
          <p className="mt-2 flex flex-wrap gap-x-8">
            <ActionLink variant="text" to={project.page.to}>
              {project.page.text}
              <HiddenDetail text={project.title} />
            </ActionLink>
            {project.brochure && <DownloadLink {...project.brochure} subject={project.title} />}
          </p>
          <PermitNote permit={project.permit} />
        </div>
      </div>
      <ProjectCarousel project={project} />
    </section>
  );
}

export default function PrelaunchPage({ loaderData: page }: Route.ComponentProps) {
  const { callToAction } = page;
  return (
    <>
      <Hero
        variant="split"
        picture={page.picture}
        crumbs={page.crumbs}
        title={page.showcase.title}
        lead={page.lead}
      >
        <ActionLink
          to={contactPath({ interest: "off-plan", about: page.registerAbout })}
          className="mt-7 sm:self-start"
        >
          {page.register}
        </ActionLink>
        <PriceList {...page.prices} />
      </Hero>
      <PrelaunchReasons {...page.why} />
      <PalazzoGallery title={page.gallery} project={page.showcase} />
      <UnitFloorPlans {...page.units} plans={page.plans} conversion={page.conversion} />
      <section id="costs" className="page section-tight">
        <h2 className="display text-title-2">{page.costs.title}</h2>
        <div className="grid gap-x-16 lg:grid-cols-2">
          {page.costs.lists.map((list) => (
            <PriceList key={list.title} {...list} level="h3" />
          ))}
        </div>
        <p className="mt-4 text-small quiet measure">{page.costs.note}</p>
        {page.costs.law && <p className="mt-4 measure">{page.costs.law}</p>}
      </section>
      <MarketFacts content={page.market} risk={page.risk} />
      <SplitCallToAction picture={page.closing} title={callToAction.title} text={callToAction.text}>
        <ActionLink to={contactPath({ interest: "off-plan", about: callToAction.about })}>
          {callToAction.action}
        </ActionLink>
        <ActionLink variant="text" to={catalogsPath}>
          {callToAction.next}
        </ActionLink>
      </SplitCallToAction>
    </>
  );
}
