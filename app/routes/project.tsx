import { projectPath, offPlanPath } from "~/content/paths";
import { projectPlace } from "~/content/places";
import { languagesOf } from "~/content/texts";
import { ContactBar, ContactLine } from "~/features/enquiries/contact-bar";
import type { DirectContact } from "~/features/enquiries/direct-contact";
import {
  enquiryFormMessages,
  type EnquiryFormMessages,
} from "~/features/enquiries/enquiry-form-messages";
import {
  respondToForm,
  submitEnquiryContext,
  type PostedForm,
} from "~/features/enquiries/enquiry-response";
import { ProjectCard } from "~/features/invest/project-card";
import {
  ProjectCosts,
  ProjectDetails,
  ProjectPaymentPlan,
} from "~/features/invest/project-details";
import { ProjectOpening } from "~/features/invest/project-opening";
import { projectPageData, type ProjectPageData } from "~/features/invest/project-page.server";
import { ProjectUnits } from "~/features/invest/project-units";
import { requestTitleId, RequestSection } from "~/features/invest/request-section";
import { ProjectCarousel } from "~/features/invest/showcase-parts";
import { PlaceSection } from "~/features/map/place-section";
import { permitInBrief } from "~/features/permits/permit";
import { interpolate } from "~/format/interpolate";
import { breadcrumbList, breadcrumbTrail } from "~/layout/breadcrumb-trail";
import { pageSite, type PageHead } from "~/layout/page-site";
import { ListingVideo } from "~/listings/listing-video";
import { requireListing } from "~/listings/require-listing";
import { SaveButton } from "~/listings/save-button";
import { projectListing } from "~/listings/structured-data/listings";
import "~/features/invest/invest.css";
import { hasPhotograph } from "~/pictures/picture";
import { siteContext } from "~/site/site";
import { actionClasses, ActionLink } from "~/ui/action";
import { NextStep } from "~/ui/call-to-action";
import { PicturesNote } from "~/ui/pictures-note";
import type { Route } from "./+types/project";

interface SimilarProjectsProps {
  projects: ProjectPageData["similar"];
  messages: ProjectPageData["messages"]["similar"];
}

function SimilarProjects({ projects, messages }: SimilarProjectsProps) {
  const noted = hasPhotograph(projects.map(({ picture }) => picture));
  return (
    <section className="page section" aria-labelledby="similar-projects">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-8">
        <h2 id="similar-projects" className="display text-title-2" data-reveal="">
          {messages.title}
        </h2>
        <ActionLink variant="text" to={offPlanPath}>
          {messages.all}
        </ActionLink>
      </div>
      <ul className="grid gap-x-(--gutter) max-md:rule-b md:grid-cols-3">
        {projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            noted={noted}
            sizes="(width < 48rem) 28vw, (width < 92rem) 31vw, 27rem"
          />
        ))}
      </ul>
      <PicturesNote of={projects.map(({ picture }) => picture)} />
    </section>
  );
}

function PurchasePlanLink({ to, title, text, calculate }: ProjectPageData["purchasePlan"]) {
  return (
    <div className="page pb-16">
      <NextStep to={to} action={calculate}>
        <h2 className="display text-title-3">{title}</h2>
        <p className="mt-2 measure">{text}</p>
      </NextStep>
    </div>
  );
}

export const handle = { hasContacts: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages } = site;
  const project = requireListing(site, "project", params.id);
  const crumbs = breadcrumbTrail(
    site,
    { title: messages.layout.crumbs.offPlan, to: "/off-plan" },
    { title: project.title, to: projectPath(project.id) },
  );
  const page = projectPageData(site, project);
  const { head: headMessages, enquiry } = messages.projects.page;
  const place = projectPlace(locale, project);
  const head: PageHead = {
    locales: languagesOf(project.texts),
    title: interpolate(headMessages.title, { project: project.title }),
    description: [
      interpolate(place ? headMessages.description : headMessages.descriptionWithoutPlace, {
        line: page.line,
        place,
      }),
      ...permitInBrief(site, project).map((permit) => `${permit}.`),
    ].join(" "),
    structuredData: [projectListing(site, project, page), breadcrumbList(site, crumbs)],
  };
  const form = enquiryFormMessages(site, "viewing", { time: "call" });
  return {
    project: page,
    crumbs,
    head,
    form: {
      ...form,
      intro: enquiry.intro,
      submit: enquiry.submit,
      sent: { ...form.sent, text: interpolate(enquiry.sent, { project: project.title }) },
    },
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const postedForm = await context.get(submitEnquiryContext)("viewing", request);
  const { advertised, messages } = context.get(siteContext);
  const { projects, ended, untranslated } = advertised;
  const project = [...projects, ...ended.projects, ...untranslated.projects].find(
    ({ id }) => id === params.id,
  );
  const { notice, response } = postedForm;
  // The confirmation for a visitor without JavaScript.
  const text =
    response.success && project
      ? interpolate(messages.projects.page.enquiry.sent, { project: project.title })
      : notice.text;
  return respondToForm(context, { ...postedForm, notice: { ...notice, text } });
}

export default function ProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, crumbs, form } = loaderData;
  const { plan, units, costs, map, messages } = project;
  return (
    <div>
      <ProjectOpening project={project} crumbs={crumbs}>
        <SaveButton id={project.id} title={project.title} />
      </ProjectOpening>
      <div className="mt-12">
        <ProjectCarousel project={project} />
      </div>
      <ListingVideo video={project.video} />
      <ProjectDetails project={project} />
      {plan && <ProjectPaymentPlan plan={plan} messages={messages.plan} />}
      {units && <ProjectUnits units={units} messages={messages.units} />}
      <PurchasePlanLink {...project.purchasePlan} />
      {costs && <ProjectCosts costs={costs} />}
      {map && <PlaceSection place={map} />}
      <ProjectRequest
        contact={project.contact}
        request={project.request}
        form={form}
        postedForm={actionData}
      />
      <SimilarProjects projects={project.similar} messages={messages.similar} />
      <ContactBar contact={project.contact}>
        <a href={`#${requestTitleId}`} className={actionClasses.primary}>
          {messages.ask}
        </a>
      </ContactBar>
    </div>
  );
}

interface ProjectRequestProps {
  request: ProjectPageData["request"];
  contact: DirectContact;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

function ProjectRequest({ request, contact, form, postedForm }: ProjectRequestProps) {
  const { title, text, agent, write, questions } = request;
  return (
    <RequestSection
      title={title}
      text={text}
      form={form}
      preset={request.answers}
      postedForm={postedForm}
      chat={contact.chat}
      questions={questions}
    >
      <div className="mt-6">
        {agent}
        <ContactLine contact={contact} />
        <a href={write.to} className="text-action">
          {write.text}
        </a>
      </div>
    </RequestSection>
  );
}
