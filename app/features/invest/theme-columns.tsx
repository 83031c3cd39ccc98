import { Picture } from "~/pictures/picture";
import { SiteLink } from "~/ui/site-link";
import type { MenuTheme } from "./investment-themes";
import "./invest.css";

interface ThemeColumnsProps {
  title: string;
  text: string;
  themes: readonly MenuTheme[];
  /** Said of the pictures. */
  note: string;
}

/** The four investment themes as tall pictures; the one that is pointed at makes room for itself. */
export function ThemeColumns({ title, text, themes, note }: ThemeColumnsProps) {
  return (
    <section aria-labelledby="themes">
      <div
        className="page grid items-end gap-x-(--gutter) gap-y-3 pb-10 lg:grid-cols-[7fr_5fr]"
        data-reveal=""
      >
        <h2 id="themes" className="display text-title-1">
          {title}
        </h2>
        <p className="max-w-[44ch] text-lead">{text}</p>
      </div>
      <ul className="lg:flex">
        {themes.map(({ to, title: name, line, picture }, index) => (
          <li key={to} className="theme-column">
            <Picture picture={picture} alt="" sizes="(width < 64rem) 100vw, max(37vw, 66rem)" />
            <SiteLink to={to} className="theme-column-words">
              <span aria-hidden className="text-small figures">
                {index + 1}
              </span>
              <span className="mt-2 display text-title-3">{name}</span>
              <span className="theme-column-line mt-2 max-w-[34ch]">{line}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="page pt-4 text-small quiet">{note}</p>
    </section>
  );
}
