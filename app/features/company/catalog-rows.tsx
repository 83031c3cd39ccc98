import { contactPath } from "~/features/enquiries/contact-path";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { ActionLink } from "~/ui/action-link";

interface CatalogRowsProps {
  catalogs: readonly {
    id: string;
    title: string;
    description: string;
    length: string;
    picture: PictureData;
  }[];
  request: string;
}

/** The catalogs there are, as ruled rows with their covers. */
export function CatalogRows({ catalogs, request }: CatalogRowsProps) {
  return (
    <ul className="rule-b">
      {catalogs.map(({ id, title, description, length, picture }) => (
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
