import { companyOverview } from "~/content/en/company-overview";
import { Commitment } from "~/features/company/commitment";
import { CompanyOpening } from "~/features/company/company-opening";
import { Disciplines } from "~/features/company/disciplines";
import { Introduction } from "~/features/company/introduction";
import { People } from "~/features/company/people";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/company-overview";

export const handle = { headerOverPicture: true };

export const loader = () => ({ ...companyOverview, picture: picture(companyOverview.picture) });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CompanyOverviewPage({ loaderData }: Route.ComponentProps) {
  const { picture: lobby, eyebrow, title, intro, services, commitment, onward } = loaderData;
  return (
    <>
      <CompanyOpening picture={lobby} eyebrow={eyebrow} title={title} />
      <Introduction {...intro} />
      <Disciplines {...services} />
      <Commitment {...commitment} />
      <People {...onward} />
    </>
  );
}
