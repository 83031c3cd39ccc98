import { type ReactNode, useId } from "react";
import { useHoverMenu } from "~/hooks/use-hover-menu";

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
