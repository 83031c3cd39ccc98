import { AfterYouWrite } from "~/features/company/after-you-write";
import { FindYourPartner } from "~/features/company/find-your-partner";
import { PartnerKinds } from "~/features/company/partner-kinds";
import { TeamOpening } from "~/features/company/team-opening";
import { type PartnerOption, partnerOptions } from "~/features/enquiries/fields";
import { askForPartner } from "~/features/enquiries/partner-choice";
import type { SitePath } from "~/locale";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { pageWords } from "~/words";
import type { Route } from "./+types/team";

/** Where each kind of partner is at work. */
const pages = {
  buyer: "/buy",
  seller: "/sell",
  investment: "/off-plan",
  luxury: "/invest/trophy-asset",
} as const satisfies Record<PartnerOption<"specialization">, SitePath>;

export function loader({ params, url }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  return {
    ...words.team,
    kinds: {
      ...words.team.kinds,
      rows: partnerOptions.specialization.map((id) => ({
        ...words.team.kinds.rows[id],
        to: pages[id],
      })),
    },
    picture: picture(locale, "home/partners"),
    sentence: askForPartner(words.enquiries, url.searchParams),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { picture: office, title, lead, kinds, languages, after } = loaderData;
  return (
    <>
      <TeamOpening picture={office} title={title} lead={lead}>
        <FindYourPartner sentence={loaderData.sentence} words={loaderData} />
      </TeamOpening>
      <AfterYouWrite {...after} />
      <PartnerKinds {...kinds} languages={languages} />
    </>
  );
}
