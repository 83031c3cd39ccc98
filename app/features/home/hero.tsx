import "./hero.css";
import { useRouteLoaderData } from "react-router";
import type { HomeWords } from "~/content/contract/home";
import { contactPath } from "~/features/enquiries/contact-path";
import { InvestmentMenu } from "~/features/invest/investment-menu";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import type { ShellData } from "~/shell-data";
import { ActionLink } from "~/ui/action-link";
import { DisclosureMenu } from "~/ui/disclosure-menu";

interface HeroProps {
  copy: HomeWords["hero"];
  picture: PictureData;
}

/** The first screen: picture and title above the horizon, what to do below it. */
export function Hero({ copy, picture }: HeroProps) {
  const investmentPages = useRouteLoaderData<ShellData>("root")?.investmentPages ?? [];
  return (
    <section className="scrim-above relative isolate flex min-h-svh on-ink">
      <div className="scrim-below absolute inset-0 -z-10">
        <Picture
          picture={picture}
          sizes="(max-width: 767px) max(100vw, 57vh), max(100vw, 178vh)"
          tallBelow="(max-width: 767px)"
          priority
          className="size-full object-cover"
        />
      </div>
      <div className="mt-auto w-full pt-36 pb-20">
        <h1 className="home-title page display">
          <span className="block max-w-[16ch] text-balance">{copy.title}</span>
        </h1>
        <div className="hero-horizon mt-6 mb-6 md:mt-9 md:mb-8" />
        <div className="page grid items-end gap-x-(--gutter) gap-y-7 lg:grid-cols-[6fr_6fr]">
          <p className="max-w-[46ch] text-lead">{copy.lead}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2 lg:justify-end">
            <ActionLink
              look="brass"
              to={contactPath({ interest: "viewing" })}
              className="w-full sm:w-auto sm:px-10"
            >
              {copy.viewing}
            </ActionLink>
            <DisclosureMenu
              label={copy.invest}
              buttonClassName="invest-button"
              panelClassName="invest-panel"
            >
              {(close) => <InvestmentMenu pages={investmentPages} onChoose={close} />}
            </DisclosureMenu>
          </div>
        </div>
      </div>
    </section>
  );
}
