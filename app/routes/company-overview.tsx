import { ceoMessagePath, teamPath } from "~/content/paths";
import { overviewServices } from "~/content/services";
import { contactPath } from "~/features/enquiries/contact-links";
import { pageSite } from "~/layout/page-site";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink, HiddenDetail } from "~/ui/action";
import { SectionHeading } from "~/ui/section-heading";
import { SiteLink } from "~/ui/site-link";
import type { Route } from "./+types/company-overview";

interface PeopleProps {
  picture: PictureData;
  title: string;
  ceo: string;
  team: string;
  write: string;
  about: string;
}

function People({ picture, title, ceo, team, write, about }: PeopleProps) {
  const pages = [
    { title: ceo, to: ceoMessagePath },
    { title: team, to: teamPath },
  ] as const;
  return (
    <section className="page grid items-end gap-x-12 gap-y-10 section lg:grid-cols-[7fr_5fr]">
      <Picture
        picture={picture}
        sizes="(width < 64rem) 92vw, 46rem"
        className="aspect-3/2 w-full object-cover"
      />
      <div>
        <h2 className="mb-6 display text-title-2">{title}</h2>
        <ul className="rule-b">
          {pages.map((page) => (
            <li key={page.to} className="rule-t">
              <SiteLink to={page.to} className="block py-6 display text-title-3 hover:text-bronze">
                {page.title}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ActionLink to={contactPath({ interest: "partner", about })} className="mt-8">
          {write}
          <HiddenDetail text={team} />
        </ActionLink>
      </div>
    </section>
  );
}

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages: all } = site;
  const { services, ...messages } = all.companyOverview;
  return {
    ...messages,
    services: {
      ...services,
      rows: overviewServices.map((id) => ({
        ...services.rows[id],
        to: `/services#${id}` as const,
      })),
    },
    picture: findPicture(site, "home/company"),
    workroom: findPicture(site, "home/partners"),
  };
}

interface CompanyOpeningProps {
  picture: PictureData;
  eyebrow: string;
  title: string;
}

function CompanyOpening({ picture, eyebrow, title }: CompanyOpeningProps) {
  return (
    <section className="page-grid">
      <Picture
        picture={picture}
        sizes="(width < 64rem) max(100vw, 64vh), 100vw"
        priority
        className="col-[full] h-[42svh] w-full object-cover object-[60%_25%] lg:row-start-1 lg:h-[min(100svh-var(--header-height)-4.5rem,66vw)]"
      />
      <div className="relative bg-paper px-(--margin) pt-5 max-lg:col-[full] lg:col-[full-start/col-end_8] lg:row-start-1 lg:-mb-12 lg:self-end lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))] lg:pe-6 lg:pt-10">
        <p className="mb-5 eyebrow">{eyebrow}</p>
        <h1 className="rule-t border-current pt-5 display text-title-1 rtl:text-[min(10.625vw,4rem)]">
          {title}
        </h1>
      </div>
    </section>
  );
}

interface DisciplinesProps {
  eyebrow: string;
  title: string;
  link: string;
  rows: readonly { title: string; text: string; to: SitePath }[];
}

function Disciplines({ eyebrow, title, link, rows }: DisciplinesProps) {
  return (
    <section className="page pb-24">
      <SectionHeading eyebrow={eyebrow} title={title} className="mb-10" />
      <ol className="rule-b">
        {rows.map((row, index) => (
          <li
            key={row.to}
            className="grid gap-x-(--gutter) gap-y-2 rule-t py-7 md:grid-cols-[1fr_4fr_6fr] md:items-baseline md:py-9"
            data-reveal=""
          >
            <span aria-hidden className="text-small text-(--accent,var(--color-bronze)) figures">
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3 className="display text-title-3">{row.title}</h3>
            <div className="flex flex-col items-start gap-x-8 gap-y-2 lg:flex-row lg:items-baseline lg:justify-between">
              <p className="max-w-[56ch]">{row.text}</p>
              <ActionLink variant="text" to={row.to} className="shrink-0">
                {link}
                <HiddenDetail text={row.title} />
              </ActionLink>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CommitmentProps {
  title: string;
  statement: string;
  promises: readonly { title: string; text: string }[];
}

function Commitment({ title, statement, promises }: CommitmentProps) {
  return (
    <section aria-labelledby="commitment" className="on-ink section-grand">
      <div className="page">
        <h2 id="commitment" className="eyebrow">
          {title}
        </h2>
        <p className="mt-6 max-w-[24ch] display text-hero text-balance" data-reveal="">
          {statement}
        </p>
        <ul className="mt-16 grid gap-x-12 gap-y-10 lg:ms-[25%] lg:mt-24 lg:grid-cols-3">
          {promises.map((promise) => (
            <li key={promise.title} className="rule-t pt-5">
              <h3 className="display text-title-4">{promise.title}</h3>
              <p className="mt-3 quiet">{promise.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default function CompanyOverviewPage({ loaderData }: Route.ComponentProps) {
  const {
    picture: lobby,
    workroom,
    eyebrow,
    title,
    intro,
    services,
    commitment,
    people,
  } = loaderData;
  return (
    <>
      <CompanyOpening picture={lobby} eyebrow={eyebrow} title={title} />
      <section className="page grid gap-x-(--gutter) gap-y-8 section lg:grid-cols-[7fr_5fr]">
        <p className="display text-title-3" data-reveal="">
          {intro.lead}
        </p>
        <p className="lg:mt-24 lg:ps-12" data-reveal="">
          {intro.text}
        </p>
      </section>
      <Disciplines {...services} />
      <Commitment {...commitment} />
      <People {...people} picture={workroom} />
    </>
  );
}
