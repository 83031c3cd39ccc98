import { useMessages } from "~/hooks/use-messages";
import type { InvestmentPageLink } from "~/listings/investment-page-links";
import { Picture } from "~/pictures/picture";
import { NavigationLink } from "~/ui/site-link";

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
