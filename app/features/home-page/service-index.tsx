import { ceoMessagePath } from "~/content/paths";
import "./home-page.css";
import type { SitePath } from "~/locale";
import type { HomePageMessages } from "~/messages/en/home-page";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";

interface CeoLetterProps {
  letter: HomePageMessages["letter"];
  /** The name of the CEO; absent until the firm provides it. */
  name: string | undefined;
  picture: PictureData;
}

export function CeoLetter({ letter, name, picture }: CeoLetterProps) {
  return (
    <section className="page-grid items-end gap-y-8">
      <div className="lg:col-[content-start/col-end_6]" data-reveal="">
        <p className="mb-5 eyebrow">{letter.eyebrow}</p>
        <h2 className="display text-title-2">{letter.opening}</h2>
        <p className="mt-5 max-w-[52ch] text-lead">{letter.text}</p>
        <p className="mt-5 max-w-[52ch] text-lead max-sm:hidden">{letter.more}</p>
        <p className="mt-5 text-small quiet">
          {name && <bdi className="weight-medium block">{name}</bdi>}
          {letter.role}
        </p>
        <ActionLink variant="text" to={ceoMessagePath} className="mt-1">
          {letter.link}
        </ActionLink>
      </div>
      <Picture
        picture={picture}
        sizes="(width < 40rem) 1px, (width < 64rem) 62vw, (width < 88rem) 31vw, 430px"
        className="aspect-4/5 w-full object-cover max-lg:row-start-1 max-sm:hidden sm:col-[col-start_6/full-end] lg:col-[col-start_8/col-end_11]"
      />
    </section>
  );
}

interface ServiceIndexProps {
  title: string;
  rows: readonly { title: string; text: string; to: SitePath }[];
  picture: PictureData;
}

export function ServiceIndex({ title, rows, picture }: ServiceIndexProps) {
  return (
    <section className="page grid gap-x-(--gutter) gap-y-6 pb-[clamp(3rem,8vw,8rem)] lg:grid-cols-[4fr_8fr]">
      <div className="flex flex-col gap-y-10 lg:pe-4">
        <h2 className="display text-title-2 lg:max-w-[12ch]" data-reveal="">
          {title}
        </h2>
        <div className="relative grow max-lg:hidden">
          <Picture
            picture={picture}
            sizes="(width < 64rem) 1px, 40rem"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
      <ul className="rule-b">
        {rows.map(({ title: name, text, to }) => (
          <li key={to} className="rule-t">
            <SiteLink
              to={to}
              className="grid gap-x-(--gutter) gap-y-0.5 py-2.5 hover:text-bronze md:grid-cols-[5fr_4fr] md:items-baseline"
            >
              <span className="display text-title-4 text-balance">{name}</span>
              <span className="text-small quiet max-md:hidden">{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
