import type { ReactNode } from "react";
import { companyFigures } from "~/features/company/claims";
import { teamPeople } from "~/features/company/team-people";
import { TeamPortraits, FindYourPartner } from "~/features/company/team-portraits";
import { contactSubject, partnerSentence } from "~/features/enquiries/contact-subject";
import { type PartnerOption, partnerOptions } from "~/features/enquiries/fields";
import { interpolateAll } from "~/format/interpolate";
import { pageSite } from "~/layout/page-site";
import { staff } from "~/layout/structured-data";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { SectionHeading } from "~/ui/section-heading";
import type { Route } from "./+types/team";

/** The page that each specialization links to. The request for a valuation has the chosen language. */
const pages = {
  buyer: "/buy",
  seller: "/sell",
  investment: "/off-plan",
  luxury: "/invest/trophy-asset",
} as const satisfies Record<PartnerOption<"specialization">, SitePath>;

export function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages } = site;
  const { language } = contactSubject(url.searchParams);
  const { people: peopleTitle, ...team } = interpolateAll(messages.team, companyFigures(site));
  return {
    ...team,
    head: { ...team.head, structuredData: staff(site) },
    people: { title: peopleTitle, people: teamPeople(site) },
    kinds: {
      ...team.kinds,
      rows: partnerOptions.specialization.map((id) => ({
        ...team.kinds.rows[id],
        to:
          id === "seller" && language ? (`${pages[id]}?language=${language}` as const) : pages[id],
      })),
    },
    picture: findPicture(site, "home/partners"),
    sentence: partnerSentence(site, url.searchParams),
  };
}

interface TeamOpeningProps {
  picture: PictureData;
  title: string;
  lead: string;
  children: ReactNode;
}

function TeamOpening({ picture, title, lead, children }: TeamOpeningProps) {
  return (
    <section className="grid rule-b lg:min-h-[calc(100svh-var(--header-height))] lg:grid-cols-[5fr_7fr] lg:[--text-title-1:min(5vw,5.25rem)]">
      <Picture
        picture={picture}
        sizes="(max-width: 1023px) max(100vw, 60vh), max(42vw, 140vh)"
        priority
        className="h-[38svh] w-full min-w-0 object-cover object-[60%_50%] lg:h-full"
      />
      <div className="flex min-w-0 flex-col justify-between gap-y-7 px-(--margin) py-7 lg:py-12 lg:ps-16 lg:pe-[max(var(--margin),calc((100vw-82.5rem)/2))] xl:ps-20">
        <div>
          <h1 className="display text-title-2">{title}</h1>
          <p className="mt-3">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** In wide windows each step is lower than the previous one, with its rule. */
const drops = ["", "lg:mt-18", "lg:mt-36", "lg:mt-54"];

interface AfterYouWriteProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

function AfterYouWrite({ title, steps }: AfterYouWriteProps) {
  return (
    <section className="on-ink section-grand">
      <div className="page">
        <SectionHeading title={title} />
        <ol className="mt-12 grid gap-y-10 lg:mt-10 lg:grid-cols-4 lg:gap-y-0">
          {steps.map((step, index) => (
            <li key={step.title} className={`rule-t pe-8 pt-6 ${drops[index]}`}>
              <span aria-hidden className="display text-title-2 text-brass figures">
                {index + 1}
              </span>
              <h3 className="mt-3 display text-title-3">{step.title}</h3>
              <p className="mt-3 max-w-[34ch] quiet">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface PartnerKindsProps {
  eyebrow: string;
  rows: readonly { title: string; text: string; link: string; to: SitePath }[];
  languages: { figure: string; text: string };
}

function PartnerKinds({ eyebrow, rows, languages }: PartnerKindsProps) {
  return (
    <section className="page grid gap-x-(--gutter) gap-y-14 section lg:grid-cols-[5fr_7fr]">
      <p className="flex flex-col gap-6">
        <span className="display text-numeral figures">{languages.figure}</span>{" "}
        <span className="max-w-[34ch] text-lead">{languages.text}</span>
      </p>
      <div>
        <h2 className="mb-4 eyebrow">{eyebrow}</h2>
        <ul className="rule-b">
          {rows.map(({ title, text, link, to }) => (
            <li
              key={title}
              className="grid items-baseline gap-x-(--gutter) gap-y-1 rule-t py-5 md:grid-cols-[3fr_5fr_3fr]"
            >
              <h3 className="display text-title-3 lg:max-xl:text-title-4">{title}</h3>
              <p>{text}</p>
              <ActionLink variant="text" to={to} className="justify-self-start md:justify-self-end">
                {link}
              </ActionLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { picture: office, title, lead, kinds, languages, after, people } = loaderData;
  return (
    <>
      <TeamOpening picture={office} title={title} lead={lead}>
        <FindYourPartner {...loaderData} />
      </TeamOpening>
      {people.people.length > 0 && <TeamPortraits {...people} />}
      <AfterYouWrite {...after} />
      <PartnerKinds {...kinds} languages={languages} />
    </>
  );
}
