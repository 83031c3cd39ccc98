import { areaIndex, areas } from "~/content/areas";
import { picture } from "~/pictures/find-picture";
import { AreaMosaic } from "~/sections/area-mosaic";
import { areaSummary } from "~/sections/area-summary";
import { CallToAction } from "~/sections/call-to-action";
import { TextOpening } from "~/sections/text-opening";
import { contactPath } from "~/site/contact-path";
import { pageMeta } from "~/site/page-meta";
import { ActionLink } from "~/ui/action-link";
import type { Route } from "./+types/areas";

export function loader() {
  const { head, eyebrow, title, lead, note, close, ...words } = areaIndex;
  return {
    head,
    opening: { eyebrow, title, lead },
    note,
    areas: areas.map(areaSummary),
    words,
    close: { ...close, picture: picture("pages/areas"), to: contactPath({ interest: "area" }) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function AreasPage({ loaderData }: Route.ComponentProps) {
  const { opening, note, words, close } = loaderData;
  return (
    <>
      <TextOpening {...opening} />
      <AreaMosaic areas={loaderData.areas} words={words} />
      <p className="page pt-14 pb-20 text-small quiet">{note}</p>
      <CallToAction title={close.title} text={close.text} picture={close.picture}>
        <ActionLink look="brass" to={close.to}>
          {close.action}
        </ActionLink>
      </CallToAction>
    </>
  );
}
