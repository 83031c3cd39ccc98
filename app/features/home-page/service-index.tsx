import type { SitePath } from "~/locale";
import "./home-page.css";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { SiteLink } from "~/ui/site-link";

interface ServiceIndexProps {
  title: string;
  rows: readonly { title: string; text: string; to: SitePath }[];
  picture: PictureData;
}

/** The services as an index. */
export function ServiceIndex({ title, rows, picture }: ServiceIndexProps) {
  return (
    <section className="page grid gap-x-(--gutter) gap-y-6 pb-[clamp(3rem,8vw,8rem)] lg:grid-cols-[4fr_8fr]">
      <div className="flex flex-col gap-y-10 lg:pe-10">
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
            <SiteLink to={to} className="index-row">
              <span className="display text-title-4 text-balance">{name}</span>
              <span className="text-small quiet max-md:hidden">{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
