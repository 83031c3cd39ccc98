import type { ReactNode } from "react";
import type { FloorPlan } from "~/features/properties/floor-plans.server";
import type { Brochure } from "./brochure";
import { MoneyTable, Page, PrintImage, Rows } from "./page";
import { planSource } from "./print-images";

interface PlanProps {
  plan: FloorPlan;
  name: string | undefined;
  caption: string;
}

function Plan({ plan, name, caption }: PlanProps) {
  const { drawing, fragment, alt, width, height, rooms } = plan;
  return (
    <div className="plan">
      <figure>
        <img src={planSource(drawing) + fragment} alt={alt} width={width} height={height} />
        <figcaption className="small">{caption}</figcaption>
      </figure>
      <div>
        {name && <h3>{name}</h3>}
        <table>
          <tbody>
            {rooms.map(({ number, name: room, area }) => (
              <tr key={number}>
                <td>{number}</td>
                <th scope="row">{room}</th>
                <td>{area}</td>
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
    <div className="details">
      {plans.list.length > 0 && (
        <section className="plans" data-several={several || undefined}>
          <h2>{plans.title}</h2>
          {plans.list.map((plan) => (
            <Plan
              key={plan.drawing}
              plan={plan}
              name={several ? plan.name : undefined}
              caption={plans.caption}
            />
          ))}
        </section>
      )}
      {facts.rows.length > 0 && (
        <section className="facts">
          <h2>{facts.title}</h2>
          <Rows rows={facts.rows} />
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
    <section className="units">
      <h2>{title}</h2>
      <ul>
        {plans.map(({ type, size, price, perArea, picture }) => (
          <li key={type}>
            {picture && <PrintImage picture={picture} size="plan" />}
            <h3>{type}</h3>
            <p>{size}</p>
            <p className="price">{price}</p>
            {perArea && <p className="small">{perArea}</p>}
          </li>
        ))}
      </ul>
      <div className="market">
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
      {!units && <h2 className="unseen">{pictures.title}</h2>}
      {size && <PrintImage picture={wide} size={size} />}
      {details && <DetailsSection {...details} />}
      {units && <Units {...units} />}
      {!units && broad && narrow && (
        <div className="pair">
          <PrintImage picture={broad} size="broad" />
          <PrintImage picture={narrow} size="narrow" />
        </div>
      )}
      {children}
    </Page>
  );
}
