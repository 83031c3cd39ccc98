import { textsIn } from "~/content/texts";
import { type BrochureLinkData, brochureLink } from "~/features/brochures/brochure-link";
import { contactPath } from "~/features/enquiries/contact-links";
import { interpolate } from "~/format/interpolate";
import { pageSite } from "~/layout/page-site";
import type { PictureName } from "~/pictures/catalogue";
import { findPicture } from "~/pictures/find-picture";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink, HiddenDetail } from "~/ui/action";
import { NextStep } from "~/ui/call-to-action";
import type { Route } from "./+types/catalogs";

interface Catalog {
  /** The key of its texts in app/messages. */
  id: string;
  picture: PictureName;
  pages: number;
}

/** The catalogs on /catalogs. There are none. */
const catalogs: readonly Catalog[] = [];

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages, format } = site;
  const { items, pages, brochures, ...texts } = messages.catalogs;
  const advertised = site.advertised;
  const properties = advertised.properties.map((property) => ({
    id: property.id,
    title: textsIn(property, locale).title,
  }));
  const brochuresOf = (list: readonly { id: string; title: string }[]) =>
    list.flatMap(({ id, title }) => {
      const found = brochureLink(site, id, title);
      if (!found) return [];
      const { size, ...link } = found;
      return [{ ...link, title, text: interpolate(brochures.file, { size }) }];
    });
  return {
    ...texts,
    brochures: {
      ...brochures,
      groups: [
        { title: brochures.homes, brochures: brochuresOf(properties) },
        { title: brochures.projects, brochures: brochuresOf(advertised.projects) },
      ].filter((group) => group.brochures.length > 0),
    },
    lobby: findPicture(site, "home/company"),
    catalogs: catalogs.flatMap((catalog) => {
      const text = items[catalog.id];
      const length = format.count(catalog.pages, pages);
      return text
        ? [{ ...text, id: catalog.id, length, picture: findPicture(site, catalog.picture) }]
        : [];
    }),
  };
}

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

function CatalogRows({ rows, request }: CatalogRowsProps) {
  return (
    <ul className="rule-b">
      {rows.map(({ id, title, description, length, picture }) => (
        <li
          key={id}
          className="grid items-end gap-x-(--gutter) gap-y-5 rule-t py-8 md:grid-cols-[3fr_6fr_3fr]"
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
            variant="text"
            to={contactPath({ interest: "catalog", about: title })}
            className="justify-self-start md:justify-self-end"
          >
            {request}
            <HiddenDetail text={title} />
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

interface BrochuresProps {
  title: string;
  text: string;
  groups: readonly {
    title: string;
    brochures: readonly (Omit<BrochureLinkData, "size"> & { title: string })[];
  }[];
}

function Brochures({ title, groups }: Omit<BrochuresProps, "text">) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="brochures">
      <h2 id="brochures" className="sr-only">
        {title}
      </h2>
      <div className="grid items-start gap-x-(--gutter) gap-y-12 lg:grid-cols-3">
        {groups.map((group, index) => (
          <section key={group.title} className={index > 0 ? "lg:col-span-2" : ""}>
            <h3 className="pb-3 eyebrow">{group.title}</h3>
            <ul className={`gap-x-(--gutter) ${index > 0 ? "lg:columns-2" : ""}`}>
              {group.brochures.map((brochure) => (
                <li
                  key={brochure.address}
                  className="group relative flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rule-t py-4"
                >
                  <a
                    href={brochure.address}
                    download={brochure.download}
                    className="covering-link display text-title-4 group-hover:text-bronze"
                  >
                    <bdi>{brochure.title}</bdi>
                    <HiddenDetail text={brochure.text} />
                  </a>
                  <span aria-hidden className="text-small quiet figures">
                    {brochure.text}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

export default function CatalogsPage({ loaderData }: Route.ComponentProps) {
  const { title, several, custom, empty, catalogs: list, brochures } = loaderData;
  const { request, requestOne } = loaderData;
  return (
    <>
      <div className="grid items-end gap-y-10 lg:grid-cols-[5fr_7fr]">
        <Picture
          picture={loaderData.lobby}
          sizes="(width < 48rem) max(100vw, 75vh), (width < 64rem) 100vw, max(58vw, 93vh)"
          priority
          className="h-[28svh] w-full object-cover object-[72%_30%] md:h-[40svh] lg:h-[62svh]"
        />
        <div className="px-(--margin) lg:order-first lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))]">
          <h1 className="display text-hero">{title}</h1>
          {brochures.groups.length > 0 && (
            <p className="mt-4 max-w-[44ch] text-lead">{brochures.text}</p>
          )}
        </div>
      </div>
      <div className="page pt-10 pb-24 lg:pt-14 lg:pb-32">
        {list.length > 0 && <CatalogRows rows={list} request={requestOne} />}
        <Brochures title={brochures.title} groups={brochures.groups} />
        <NextStep to={contactPath({ interest: "catalog" })} action={request}>
          {list.length === 0 && (
            <>
              <h2 className="mb-3 eyebrow">{several}</h2>
              <p>{empty}</p>
            </>
          )}
          <p className="mt-2 quiet measure">{custom}</p>
        </NextStep>
      </div>
    </>
  );
}
