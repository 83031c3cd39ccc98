import { useMessages } from "~/hooks/use-messages";
import "./project-page.css";
import { Picture } from "~/pictures/picture";
import { CurrencyTexts } from "~/ui/currency-texts";
import { DotSeparated } from "~/ui/line-breaks";
import type { ProjectPageData } from "./project-page-data";
import { UnitPrice } from "./unit-floor-plans";

interface ProjectUnitsProps {
  units: NonNullable<ProjectPageData["units"]>;
  messages: ProjectPageData["messages"]["units"];
}

/** The types of unit of a project as ruled rows: plan if given, size and price. */
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
              <div className="project-unit-plan">
                <Picture
                  picture={picture}
                  sizes="(width < 48rem) 6.5rem, 13rem"
                  className="w-full"
                />
              </div>
            )}
            <div>
              <h3 className="display text-title-3 md:whitespace-nowrap">{type}</h3>
              <p className="mt-1">
                <DotSeparated text={size} />
              </p>
            </div>
            <div>
              <p className="display text-title-3 figures">
                <UnitPrice price={price} messages={messages} />
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
      <p className="pt-3 text-small quiet">{forPicture}</p>
    </section>
  );
}
