import type { ReactNode } from "react";
import type { FloorPlan } from "~/features/properties/floor-plans.server";
import type { Brochure } from "./brochure";
import { MoneyTable, Page, PrintImage, Rows } from "./page";
import { planSource } from "./print-images";

interface PlanProps {
  plan: FloorPlan;
  /** Whether there are facts below, which need space. */
  isLow: boolean;
  /** Whether it is one of several, which have names and are smaller. */
  several: boolean;
  caption: string;
}

function Plan({ plan, isLow, several, caption }: PlanProps) {
  const { name, drawing, fragment, alt, width, height, rooms } = plan;
  return (
    <div
      className={`mt-4 grid gap-x-8 ${isLow && several ? "grid-cols-[84mm_1fr]" : "grid-cols-[106mm_1fr]"}`}
    >
      <figure>
        <img
          src={planSource(drawing) + fragment}
          alt={alt}
          width={width}
          height={height}
          className={`block h-auto w-full ${isLow ? "max-h-80 object-contain" : ""}`}
        />
        <figcaption className="small">{caption}</figcaption>
      </figure>
      <div>
        {several && name && <h3>{name}</h3>}
        <table>
          <tbody>
            {rooms.map(({ number, name: room, area }) => (
              <tr key={number}>
                <td className="w-7 text-bronze">{number}</td>
                <th scope="row">{room}</th>
                <td className="text-end whitespace-nowrap text-ink-soft">{area}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function DetailsSection({ facts, plans }: NonNullable<Brochure["details"]>) {
  const several = plans.list.length > 1;
  return (
    <div className="grid gap-y-8 px-16 pt-10">
      {plans.list.length > 0 && (
        <section>
          <h2>{plans.title}</h2>
          {plans.list.map((plan) => (
            <Plan
              key={plan.drawing}
              plan={plan}
              isLow={facts.rows.length > 0}
              several={several}
              caption={plans.caption}
            />
          ))}
        </section>
      )}
      {facts.rows.length > 0 && (
        <section>
          <h2>{facts.title}</h2>
          <Rows
            rows={facts.rows}
            className="columns-2 gap-x-8 *:break-inside-avoid *:grid-cols-[30mm_1fr]"
          />
        </section>
      )}
    </div>
  );
}

interface PicturesPageProps {
  brochure: Brochure;
  number: number;
  /** The content below a single picture. */
  children?: ReactNode;
}

function Units({ title, plans, market }: NonNullable<Brochure["units"]>) {
  return (
    <section className="px-16 pt-10">
      <h2 className="text-[27pt]">{title}</h2>
      <ul className="mt-6 grid grid-cols-[repeat(3,56mm)] gap-x-5">
        {plans.map(({ type, size, price, perArea, picture }) => (
          <li key={type}>
            {picture && <PrintImage picture={picture} size="plan" />}
            <h3 className="mt-3">{type}</h3>
            <p>{size}</p>
            <p className="font-display text-[15pt] leading-[1.2] lining-nums tabular-nums">
              {price}
            </p>
            {perArea && <p className="small">{perArea}</p>}
          </li>
        ))}
      </ul>
      <div className="mt-8 grid grid-cols-[1fr_1fr] gap-x-12">
        {market.map((table) => (
          <MoneyTable key={table.title} {...table} />
        ))}
      </div>
    </section>
  );
}

/** The size of the picture over plans and facts; none over several plans, which take the whole page. */
function pictureSize({ facts, plans }: NonNullable<Brochure["details"]>) {
  if (plans.list.length > 1) return undefined;
  return facts.rows.length > 0 && plans.list.length > 0 ? "band" : "wide";
}

export function PicturesPage({ brochure, number, children }: PicturesPageProps) {
  const { pictures, units, details, title, contact } = brochure;
  const { wide, broad, narrow } = pictures;
  if (!wide) return null;
  const size = details ? pictureSize(details) : units || children ? "band" : "wide";
  return (
    <Page name="pictures" foot={{ firm: contact.firm.name, title, number }}>
      {!units && <h2 className="absolute [clip-path:inset(50%)]">{pictures.title}</h2>}
      {size && <PrintImage picture={wide} size={size} />}
      {details && <DetailsSection {...details} />}
      {units && <Units {...units} />}
      {!units && broad && narrow && (
        <div className="grid grid-cols-[104mm_66mm] gap-x-8 px-16 pt-10">
          <PrintImage picture={broad} size="broad" />
          <PrintImage picture={narrow} size="narrow" />
        </div>
      )}
      {children}
    </Page>
  );
}
