import type { CurrencyText } from "~/format/converted-money";
import "./project-page.css";
import { useMessages } from "~/hooks/use-messages";
import type { PrelaunchMessages } from "~/messages/en/off-plan";
import { Picture } from "~/pictures/picture";
import { ActionLink, HiddenDetail } from "~/ui/action";
import { CurrencyNote, CurrencyTexts } from "~/ui/currency-select";
import { DotSeparated } from "~/ui/line-breaks";
import { PictureNote } from "~/ui/pictures-note";
import type { unitContent } from "./prelaunch.server";
import type { ProjectPageData } from "./project-page.server";

interface UnitPriceProps {
  /** Absent while the developer has not published it. */
  price: string | undefined;
  /** "From {price}". */
  from: string;
  priceUnknown: string;
}

function UnitPrice({ price, from, priceUnknown }: UnitPriceProps) {
  if (!price) return priceUnknown;
  const [before, after] = from.split("{price}");
  return (
    <>
      <span className="font-text text-body">{before}</span>
      <span className="whitespace-nowrap">{price}</span>
      <span className="font-text text-body">{after}</span>
    </>
  );
}

type UnitFloorPlansProps = PrelaunchMessages["units"] & {
  plans: ReturnType<typeof unitContent>;
  /** The note on the rate of the converted prices. */
  conversion: readonly CurrencyText[];
};

export function UnitFloorPlans({ plans, conversion, ...messages }: UnitFloorPlansProps) {
  const { forPicture } = useMessages("pictureNotes");
  return (
    <section className="page section">
      <h2 className="display text-title-2" data-reveal="">
        {messages.title}
      </h2>
      <ul className="mt-12 grid gap-x-10 gap-y-14 lg:grid-cols-[3fr_4fr_5fr] lg:gap-y-0">
        {plans.map(({ id, type, size, price, converted, perArea, picture, to }) => (
          <li
            key={id}
            className="md:grid md:grid-cols-2 md:items-center md:gap-x-10 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:items-stretch"
            data-reveal=""
          >
            {picture && (
              <figure className="self-end">
                <Picture
                  picture={picture}
                  sizes="(width < 64rem) 92vw, (width < 92rem) 40vw, 34rem"
                  className="w-full"
                />
                <figcaption>
                  <PictureNote>{forPicture}</PictureNote>
                </figcaption>
              </figure>
            )}
            <div className="mt-5 flex flex-col items-start rule-t border-ink pt-5">
              <h3 className="display text-title-3">{type}</h3>
              <p className="mt-1">
                <DotSeparated text={size} />
              </p>
              <p className="mt-4 display text-title-3 figures">
                <UnitPrice {...messages} price={price} />
              </p>
              <p className="min-h-[1.55em] text-small quiet figures">
                <CurrencyTexts texts={converted} />
              </p>
              <p className="min-h-[1.55em] text-small quiet figures">{perArea}</p>
              <ActionLink variant="outline" to={to} className="mt-5">
                {messages.action}
                <HiddenDetail text={type} />
              </ActionLink>
            </div>
          </li>
        ))}
      </ul>
      <CurrencyNote texts={conversion} className="mt-8 text-small" />
    </section>
  );
}

interface ProjectUnitsProps {
  units: NonNullable<ProjectPageData["units"]>;
  messages: ProjectPageData["messages"]["units"];
}

export function ProjectUnits({ units, messages }: ProjectUnitsProps) {
  const { forPicture } = useMessages("pictureNotes");
  return (
    <section className="page section-tight" aria-labelledby="units-title">
      <h2 id="units-title" className="display text-title-2" data-reveal="">
        {messages.title}
      </h2>
      <ul className="mt-8 rule-b">
        {units.map(({ id, type, size, price, converted, perArea, picture }) => (
          <li key={id} className="project-unit rule-t">
            {picture && (
              <Picture
                picture={picture}
                sizes="(width < 48rem) 6.5rem, 13rem"
                className="w-full max-md:row-span-2"
              />
            )}
            <div>
              <h3 className="display text-title-3 md:whitespace-nowrap">{type}</h3>
              <p className="mt-1">
                <DotSeparated text={size} />
              </p>
            </div>
            <div>
              <p className="display text-title-3 figures">
                <UnitPrice {...messages} price={price} />
              </p>
              {converted.length > 0 && (
                <p className="text-small quiet figures">
                  <CurrencyTexts texts={converted} />
                </p>
              )}
              {perArea && <p className="text-small quiet figures">{perArea}</p>}
            </div>
          </li>
        ))}
      </ul>
      <PictureNote>{forPicture}</PictureNote>
    </section>
  );
}
