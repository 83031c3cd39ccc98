import type { prelaunch, UnitType } from "~/content/en/invest-prelaunch";
import { contactPath } from "~/features/enquiries/contact-path";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { ActionLink } from "~/ui/action-link";

interface UnitPlansProps {
  copy: Omit<(typeof prelaunch)["units"], "items">;
  note: string;
  units: readonly (Omit<UnitType, "picture"> & { picture: PictureData })[];
}

/** The kinds of home as plans seen from above, each drawn the larger the larger it is. */
export function UnitPlans({ copy, note, units }: UnitPlansProps) {
  return (
    <section className="page section">
      <h2 className="display text-title-1" data-reveal="">
        {copy.title}
      </h2>
      <ul className="mt-12 grid gap-x-10 gap-y-14 lg:grid-cols-[3fr_4fr_5fr] lg:gap-y-0">
        {units.map(({ type, size, priceFrom, each, picture }) => (
          <li
            key={type}
            className="md:grid md:grid-cols-2 md:items-center md:gap-x-10 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:items-stretch"
            data-reveal=""
          >
            <figure className="self-end">
              <Picture
                picture={picture}
                sizes="(width < 64rem) 92vw, (width < 92rem) 40vw, 34rem"
                className="w-full"
              />
              <figcaption className="pt-2 text-small quiet">{note}</figcaption>
            </figure>
            <div className="mt-5 flex flex-col items-start border-t border-ink pt-5">
              <h3 className="display text-title-3">{type}</h3>
              <p className="mt-1">{size}</p>
              <p className="mt-4 display text-title-3 figures">
                {each && <span className="font-text text-body">{copy.from} </span>}
                {priceFrom}
              </p>
              <p className="min-h-[1.55em] text-small quiet figures">{each}</p>
              <ActionLink
                look="outline"
                to={contactPath({ interest: "off-plan", about: `${copy.project}, ${type}` })}
                aria-label={`${copy.action}: ${type}`}
                className="mt-5"
              >
                {copy.action}
              </ActionLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
