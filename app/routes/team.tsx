import { team } from "~/content/team";
import { picture } from "~/pictures/find-picture";
import { AfterYouWrite } from "~/sections/team/after-you-write";
import { FindYourPartner } from "~/sections/team/find-your-partner";
import { PartnerKinds } from "~/sections/team/partner-kinds";
import { TeamOpening } from "~/sections/team/team-opening";
import { pageMeta } from "~/site/page-meta";
import { askForPartner } from "~/site/partner-choice";
import type { Route } from "./+types/team";

export const loader = ({ url }: Route.LoaderArgs) => ({
  ...team,
  picture: picture(team.picture),
  sentence: askForPartner(url.searchParams),
});

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
