import { catalogs } from "~/data/catalogs";
import { contactPath } from "~/features/enquiries/contact-path";
import { formatCount } from "~/format/count";
import { pageWords } from "~/page-words";
import { findPicture } from "~/pictures/find-picture";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/catalogs";

export function loader({ params }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const { items, pages, ...texts } = words.catalogs;
  return {
    ...texts,
    lobby: findPicture(locale, "home/company"),
    catalogs: catalogs.flatMap((catalog) => {
      const text = items[catalog.id];
      const length = formatCount(locale, catalog.pages, pages);
      return text
        ? [{ ...text, id: catalog.id, length, picture: findPicture(locale, catalog.picture) }]
        : [];
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

interface CatalogRowsProps {
  rows: readonly {
    id: string;
    title: string;
    description: string;
    length: string;
    picture: PictureData;
  }[];
  request: string;
}

/** The catalogs there are, as ruled rows with their covers. */
function CatalogRows({ rows, request }: CatalogRowsProps) {
  return (
    <ul className="rule-b">
      {rows.map(({ id, title, description, length, picture }) => (
        <li
          key={id}
          className="grid items-end gap-x-(--gutter) gap-y-5 py-8 rule-t md:grid-cols-[3fr_6fr_3fr]"
        >
          <Picture
            picture={picture}
            sizes="(max-width: 767px) 92vw, 320px"
            className="aspect-4/5 w-full object-cover"
          />
          <div className="md:ps-8">
            <h2 className="display text-title-2">{title}</h2>
            <p className="mt-3 measure">{description}</p>
            <p className="mt-3 text-small quiet figures">{length}</p>
          </div>
          <ActionLink
            look="text"
            to={contactPath({ interest: "catalog", about: title })}
            className="justify-self-start md:justify-self-end"
          >
            {request} <span className="sr-only">: {title}</span>
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

export default function CatalogsPage({ loaderData }: Route.ComponentProps) {
  const { title, custom, empty, catalogs: list, request, requestOne } = loaderData;
  const ask = <ActionLink to={contactPath({ interest: "catalog" })}>{request}</ActionLink>;
  return (
    <>
      <Picture
        picture={loaderData.lobby}
        sizes="(max-width: 767px) max(100vw, 75vh), 100vw"
        priority
        className="h-[46svh] w-full object-cover object-[72%_30%] md:h-[58svh] md:object-[72%_85%]"
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
            <CatalogRows rows={list} request={requestOne} />
            <div className="mt-10">{ask}</div>
          </>
        )}
      </div>
    </>
  );
}
