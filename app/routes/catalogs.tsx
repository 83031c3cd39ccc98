import { catalogs, catalogsPage } from "~/content/catalogs";
import { CatalogRows } from "~/features/company/catalog-rows";
import { Lobby } from "~/features/company/lobby";
import { contactPath } from "~/features/enquiries/contact-path";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/catalogs";

export const loader = () => ({
  ...catalogsPage,
  picture: picture(catalogsPage.picture),
  catalogs: catalogs.map((catalog) => ({ ...catalog, picture: picture(catalog.picture) })),
});

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CatalogsPage({ loaderData }: Route.ComponentProps) {
  const { title, custom, empty, catalogs: list, request, requestOne, pages } = loaderData;
  const ask = <ActionLink to={contactPath({ interest: "catalog" })}>{request}</ActionLink>;
  return (
    <>
      <Lobby picture={loaderData.picture} />
      <div className="page pt-10 pb-24 lg:pt-14 lg:pb-32">
        <div className="mb-10 grid items-end gap-x-(--gutter) gap-y-5 lg:mb-14 lg:grid-cols-[8fr_4fr]">
          <h1 className="display text-hero">{title}</h1>
          <p className="text-lead lg:pb-2">{custom}</p>
        </div>
        {list.length === 0 ? (
          <EmptyState text={empty}>{ask}</EmptyState>
        ) : (
          <>
            <CatalogRows catalogs={list} words={{ pages, request: requestOne }} />
            <div className="mt-10">{ask}</div>
          </>
        )}
      </div>
    </>
  );
}
