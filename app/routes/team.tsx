import { team } from "~/content/en/team";
import { AfterYouWrite } from "~/features/company/after-you-write";
import { FindYourPartner } from "~/features/company/find-your-partner";
import { PartnerKinds } from "~/features/company/partner-kinds";
import { TeamOpening } from "~/features/company/team-opening";
import { askForPartner } from "~/features/enquiries/partner-choice";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { pageWords } from "~/words";
import type { Route } from "./+types/team";

export function loader({ params, url }: Route.LoaderArgs) {
  const { words } = pageWords(params);
  return {
    ...team,
    picture: picture(team.picture),
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
