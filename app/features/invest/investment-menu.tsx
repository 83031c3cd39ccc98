import { type ReactNode, useId } from "react";
import { useHoverMenu } from "~/hooks/use-hover-menu";
import { useMessages } from "~/hooks/use-messages";
import type { InvestmentPageLink } from "~/listings/investment-page-links";
import { Picture } from "~/pictures/picture";
import { NavigationLink } from "~/ui/site-link";

interface DisclosureMenuProps {
  label: ReactNode;
  buttonClassName: string;
  panelClassName: string;
  /** The content: links. `close` is called when one is chosen. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu of links: the header's dropdown and the INVEST menu of the home page. */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { label, buttonClassName, panelClassName, children } = props;
  const id = useId();
  const menu = useHoverMenu();
  return (
    <div className="disclosure relative" {...menu.root}>
      <button type="button" className={buttonClassName} aria-controls={id} {...menu.button}>
        {label}
      </button>
      <div id={id} className={`disclosure-panel ${panelClassName}`} data-open={menu.open}>
        {children(menu.close)}
      </div>
    </div>
  );
}

export interface InvestmentMenuProps {
  pages: readonly InvestmentPageLink[];
  onChoose: () => void;
}

export function InvestmentMenu({ pages, onChoose }: InvestmentMenuProps) {
  const { forPicture } = useMessages("pictureNotes");
  return (
    <div className="investment-links relative">
      <ul>
        {pages.map(({ title, line, to, picture }) => (
          <li key={to} className="not-last:rule-b">
            <NavigationLink to={to} onClick={onChoose} className="investment-link block py-3.5">
              <span className="block display text-title-4">{title}</span>
              <span className="block text-small quiet">{line}</span>
              <Picture picture={picture} sizes="200px" className="investment-picture" />
            </NavigationLink>
          </li>
        ))}
      </ul>
      <p className="investment-note">{forPicture}</p>
    </div>
  );
}
