import type { SitePath } from "~/locale";
import "./home.css";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { SiteLink } from "~/ui/site-link";

interface Way {
  title: string;
  text: string;
  to: SitePath;
  picture: PictureData;
}

interface WaysProps {
  title: string;
  rows: readonly Way[];
}

/** Three numbered rows the width of the page; the one that is pointed at shows its picture. */
export function Ways({ title, rows }: WaysProps) {
  return (
    <section className="page section">
      <h2 className="mb-8 eyebrow" data-reveal="">
        {title}
      </h2>
      <ol className="ways">
        {rows.map((row, index) => (
          <li key={row.to} className="way rule-t">
            <span aria-hidden className="way-number figures">
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3 className="way-title display">
              <SiteLink to={row.to} className="way-link">
                {row.title}
              </SiteLink>
            </h3>
            <p className="way-text">{row.text}</p>
            <div className="way-picture" data-reveal="">
              <Picture
                picture={row.picture}
                alt=""
                tallBelow="(width >= 64rem)"
                sizes="(width < 64rem) 90vw, 32rem"
                className="size-full object-cover"
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
