import { companyOverview } from "~/content/company-overview";
import { picture } from "~/pictures/find-picture";
import { Commitment } from "~/sections/company-overview/commitment";
import { CompanyOpening } from "~/sections/company-overview/company-opening";
import { Disciplines } from "~/sections/company-overview/disciplines";
import { Introduction } from "~/sections/company-overview/introduction";
import { People } from "~/sections/company-overview/people";
import { pageMeta } from "~/site/page-meta";
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
