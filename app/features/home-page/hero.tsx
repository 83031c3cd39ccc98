import "./hero.css";
import { contactPath } from "~/features/enquiries/contact-links";
import {
  InvestmentMenu,
  type InvestmentMenuProps,
  DisclosureMenu,
} from "~/features/invest/investment-menu";
import { useMessages } from "~/hooks/use-messages";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";

interface HeroProps {
  picture: PictureData;
  /** The items of the investment menu; undefined if the layout has no data. */
  investments: Omit<InvestmentMenuProps, "onChoose"> | undefined;
}

/** Upright screens, of phones and tablets: they have the tall picture, with its own waterline. */
const upright = "(max-aspect-ratio: 4/5)";

export function Hero({ picture, investments }: HeroProps) {
  const messages = useMessages("homePage").hero;
  return (
    <section className="hero on-ink">
      <Picture
        picture={picture}
        sizes={`${upright} max(100vw, 67vh), max(100vw, 178vh)`}
        tallBelow={upright}
        priority
        className="hero-picture"
      />
      <div className="hero-horizon" />
      <div className="hero-text">
        <h1 className="home-title page display">
          <span className="block text-balance">{messages.title}</span>
        </h1>
        <div className="page mt-6 grid items-end gap-x-(--gutter) gap-y-6 md:mt-8 lg:grid-cols-[6fr_6fr]">
          <p className="max-w-[46ch] text-lead">{messages.lead}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:gap-x-8 lg:justify-end">
            <ActionLink
              variant="brass"
              to={contactPath({ interest: "viewing" })}
              className="flex-1 whitespace-nowrap sm:flex-none sm:px-10"
            >
              {messages.viewing}
            </ActionLink>
            {investments && (
              <DisclosureMenu
                label={messages.invest}
                buttonClassName="invest-button"
                panelClassName="invest-panel"
              >
                {(close) => <InvestmentMenu {...investments} onChoose={close} />}
              </DisclosureMenu>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
