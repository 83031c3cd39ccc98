import { NavLink } from "react-router";
import { useLocale } from "~/hooks/use-locale";
import { href } from "~/locale";
import { Picture } from "~/pictures/picture";
import type { MenuTheme } from "./investment-themes";

interface ThemeLinksProps {
  themes: readonly MenuTheme[];
  onChoose: () => void;
}

/** The investment themes as a panel: title and line each, and the picture of the one pointed at. */
export function ThemeLinks({ themes, onChoose }: ThemeLinksProps) {
  const locale = useLocale();
  return (
    <div className="theme-links relative">
      <ul>
        {themes.map(({ title, line, to, picture }) => (
          <li key={to} className="not-last:rule-b">
            <NavLink
              to={href(locale, to)}
              prefetch="intent"
              viewTransition
              onClick={onChoose}
              className="theme-link block py-3.5"
            >
              <span className="block display text-title-4">{title}</span>
              <span className="block text-small quiet">{line}</span>
              <Picture picture={picture} alt="" sizes="200px" className="theme-picture" />
            </NavLink>
          </li>
        ))}
      </ul>
      <p className="theme-note">{themes[0]?.note}</p>
    </div>
  );
}
