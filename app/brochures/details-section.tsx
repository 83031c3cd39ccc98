import type { PlanData } from "~/features/properties/plan-data";
import type { Brochure } from "./brochure";
import { planSource } from "./print-images";
import { Rows } from "./rows";

interface PlanProps {
  plan: PlanData;
  name: string | undefined;
  caption: string;
}

/** A floor plan with its legend. */
function Plan({ plan, name, caption }: PlanProps) {
  const { drawing, alt, width, height, rooms } = plan;
  return (
    <div className="plan">
      <figure>
        <img src={planSource(drawing)} alt={alt} width={width} height={height} />
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

/** The floor plans, each beside its legend, and the facts in two columns. */
export function DetailsSection({ facts, plans }: NonNullable<Brochure["details"]>) {
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
