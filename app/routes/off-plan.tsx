import type { ReactNode } from "react";
import { buyersLaws } from "~/content/law";
import { buyPath, offPlanPath } from "~/content/paths";
import "~/features/invest/investment-columns.css";
import { planProjectOf } from "~/content/projects";
import { contactPath } from "~/features/enquiries/contact-links";
import { FeaturedProjects } from "~/features/invest/featured-projects";
import { projectList } from "~/features/invest/project-card.server";
import { RiskNote } from "~/features/invest/showcase-parts";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { useMessages } from "~/hooks/use-messages";
import { investmentPageData } from "~/layout/investment-page.server";
import { pageSite } from "~/layout/page-site";
import { investmentPageLinks, type InvestmentPageLink } from "~/listings/investment-page-links";
import { findPicture } from "~/pictures/find-picture";
import { Picture } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { BenefitList } from "~/ui/benefit-list";
import type { CallToActionProps } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { PictureNote } from "~/ui/pictures-note";
import { SiteLink } from "~/ui/site-link";
import type { Route } from "./+types/off-plan";

interface BuyersQuestionsProps {
  title: string;
  /** That the answers are no advice, and when they were checked. */
  note: string;
  items: readonly { title: string; text: string }[];
}

function BuyersQuestions({ title, note, items }: BuyersQuestionsProps) {
  return (
    <section aria-labelledby="questions" className="bg-travertine section">
      <div className="page grid gap-x-(--gutter) gap-y-10 lg:grid-cols-[4fr_8fr] lg:gap-x-16">
        <div className="top-[calc(var(--header-height)+2rem)] lg:sticky lg:self-start">
          <h2 id="questions" className="display text-title-2">
            {title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-small quiet">{note}</p>
        </div>
        <ul>
          {items.map((item) => (
            <li key={item.title} className="rule-b py-6 [--rule:#14201f40] first:rule-t">
              <h3 className="display text-title-3">{item.title}</h3>
              <p className="mt-3 max-w-[62ch]">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface QuietCallToActionProps extends Omit<CallToActionProps, "picture"> {
  /** A further note, such as on risk. */
  aside?: ReactNode;
}

function QuietCallToAction({ title, text, aside, children }: QuietCallToActionProps) {
  return (
    <section className="page section-grand">
      <div
        className="grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_4fr] lg:justify-between"
        data-reveal=""
      >
        <h2 className="max-w-[14ch] self-start display text-title-2">{title}</h2>
        <div className="flex flex-col items-start gap-6">
          {text && <p className="text-lead">{text}</p>}
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">{children}</div>
          {aside}
        </div>
      </div>
    </section>
  );
}

export function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { offPlan } = messages;
  const { title, paymentPlans, appreciation, earlyAccess } = offPlan.benefits;
  const advertised = site.advertised;
  const list = projectList(site, url.searchParams);
  const planned = planProjectOf(advertised.projects);
  return {
    ...offPlan,
    ...investmentPageData(site, undefined, { ...offPlan.head, canonicalPath: offPlanPath }),
    picture: findPicture(site, "pages/off-plan"),
    benefits: {
      title,
      items: [
        {
          title: paymentPlans.title,
          text: paymentPlans.text,
          ...(planned && {
            text: interpolate(paymentPlans.example, {
              shares: format.shares(planned.paymentPlan),
            }),
            link: {
              title: paymentPlans.link,
              to: "/invest/capital-appreciation#payment-plan",
            } as const,
          }),
        },
        appreciation,
        earlyAccess,
      ],
    },
    featured: {
      ...offPlan.featured,
      text: format.count(list.cards.length, offPlan.featured.text),
      list,
      planLink: messages.purchasePlan.link,
    },
    questions: {
      ...offPlan.questions,
      note: interpolate(offPlan.questions.note, {
        date: nonBreaking(format.dateInSentence(buyersLaws.checked)),
      }),
    },
    investmentPages: investmentPageLinks(site, (name) => findPicture(site, name)),
  };
}

interface InvestmentColumnsProps {
  title: string;
  text: string;
  links: readonly InvestmentPageLink[];
}

function InvestmentColumns({ title, text, links }: InvestmentColumnsProps) {
  const { forPicture } = useMessages("pictureNotes");
  return (
    <section aria-labelledby="investment-pages">
      <div
        className="page grid items-baseline gap-x-(--gutter) gap-y-3 pb-10 lg:grid-cols-[8fr_4fr]"
        data-reveal=""
      >
        <h2 id="investment-pages" className="display text-title-2">
          {title}
        </h2>
        <p className="max-w-[44ch] text-lead">{text}</p>
      </div>
      <ul className="investment-columns gap-x-1 sm:grid sm:grid-cols-2 lg:flex">
        {links.map(({ to, title: name, line, picture }) => (
          <li key={to} className="investment-column group relative overflow-hidden pb-8">
            <Picture
              picture={picture}
              alt=""
              sizes="(width < 40rem) 100vw, (width < 64rem) 50vw, max(37vw, 66rem)"
              className="aspect-4/3 w-full object-cover"
            />
            <div className="investment-column-text pt-5 max-lg:px-(--margin) lg:pe-6">
              <h3 className="display text-title-3">
                <SiteLink to={to} className="covering-link group-hover:text-bronze">
                  {name}
                </SiteLink>
              </h3>
              <p className="mt-2">{line}</p>
            </div>
          </li>
        ))}
      </ul>
      <PictureNote className="page pb-16">{forPicture}</PictureNote>
    </section>
  );
}

export default function OffPlanPage({ loaderData: page }: Route.ComponentProps) {
  const { benefits, callToAction } = page;
  const speak = contactPath({ interest: "off-plan", about: callToAction.about });
  return (
    <>
      <Hero
        variant="wide"
        picture={page.picture}
        crumbs={page.crumbs}
        title={
          <span className="block text-title-2 lg:text-[min(4.7vw,3.75rem)]">{page.title}</span>
        }
        lead={page.lead}
      >
        <ActionLink to={speak} className="mt-5">
          {page.action}
        </ActionLink>
      </Hero>
      <FeaturedProjects {...page.featured} />
      <BenefitList variant="lead" title={benefits.title} benefits={benefits.items} />
      <InvestmentColumns {...page.pages} links={page.investmentPages} />
      <BuyersQuestions {...page.questions} />
      <QuietCallToAction
        title={callToAction.title}
        text={callToAction.text}
        aside={<RiskNote risk={page.risk} />}
      >
        <ActionLink to={speak}>{callToAction.action}</ActionLink>
        <ActionLink variant="text" to={buyPath}>
          {callToAction.next}
        </ActionLink>
      </QuietCallToAction>
    </>
  );
}
