import { disciplines } from "~/data/services";
import { Commitment } from "~/features/company/commitment";
import { CompanyOpening } from "~/features/company/company-opening";
import { Disciplines } from "~/features/company/disciplines";
import { People } from "~/features/company/people";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { pageWords } from "~/words";
import type { Route } from "./+types/company-overview";

export const handle = { headerOverPicture: true };

export function loader({ params }: Route.LoaderArgs) {
  const { locale, words: all } = pageWords(params);
  const { disciplines: services, ...words } = all.companyOverview;
  return {
    ...words,
    services: {
      ...services,
      rows: disciplines.map((id) => ({
        ...services.rows[id],
        to: `/services#${id}` as const,
      })),
    },
    picture: picture(locale, "home/company"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CompanyOverviewPage({ loaderData }: Route.ComponentProps) {
  const { picture: lobby, eyebrow, title, intro, services, commitment, people } = loaderData;
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
      <People {...people} />
    </>
  );
}
