import { catalogs } from "~/data/catalogs";
import { CatalogRows } from "~/features/company/catalog-rows";
import { contactPath } from "~/features/enquiries/contact-path";
import { formatCount } from "~/format/count";
import { picture } from "~/pictures/find-picture";
import { Picture } from "~/pictures/picture";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { EmptyState } from "~/ui/empty-state";
import { pageWords } from "~/words";
import type { Route } from "./+types/catalogs";

export function loader({ params }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const { items, pages, ...texts } = words.catalogs;
  return {
    ...texts,
    lobby: picture(locale, "home/company"),
    catalogs: catalogs.flatMap((catalog) => {
      const text = items[catalog.id];
      const length = formatCount(locale, catalog.pages, pages);
      return text
        ? [{ ...text, id: catalog.id, length, picture: picture(locale, catalog.picture) }]
        : [];
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CatalogsPage({ loaderData }: Route.ComponentProps) {
  const { title, custom, empty, catalogs: list, request, requestOne } = loaderData;
  const ask = <ActionLink to={contactPath({ interest: "catalog" })}>{request}</ActionLink>;
  return (
    <>
      <Picture
        picture={loaderData.lobby}
        sizes="(max-width: 767px) max(100vw, 75vh), 100vw"
        priority
        className="h-[46svh] w-full object-cover object-[72%_30%] md:h-[58svh]"
      />
      <div className="page pt-10 pb-24 lg:pt-14 lg:pb-32">
        <div className="mb-10 grid items-end gap-x-(--gutter) gap-y-5 lg:mb-14 lg:grid-cols-[8fr_4fr]">
          <h1 className="display text-hero">{title}</h1>
          <p className="text-lead lg:pb-2">{custom}</p>
        </div>
        {list.length === 0 ? (
          <EmptyState text={empty}>{ask}</EmptyState>
        ) : (
          <>
            <CatalogRows catalogs={list} request={requestOne} />
            <div className="mt-10">{ask}</div>
          </>
        )}
      </div>
    </>
  );
}
