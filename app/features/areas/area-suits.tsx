interface AreaSuitsProps {
  eyebrow: string;
  title: string;
  suits: readonly string[];
  unsuitedTitle: string;
  unsuited: string;
}

/** Who will be happy in an area, as ruled lines, and who will not. */
export function AreaSuits(props: AreaSuitsProps) {
  const { eyebrow, title, suits, unsuitedTitle, unsuited } = props;
  return (
    <section className="page grid gap-x-(--gutter) gap-y-8 section lg:grid-cols-12">
      <div className="lg:col-span-4" data-reveal="">
        <p className="mb-3 eyebrow">{eyebrow}</p>
        <h2 className="display text-title-2">{title}</h2>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <ul>
          {suits.map((line) => (
            <li key={line} className="py-6 display text-title-3 text-balance rule-t" data-reveal="">
              {line}
            </li>
          ))}
        </ul>
        <p className="pt-6 rule-t">
          <strong className="font-medium text-bronze">{unsuitedTitle}</strong> {lower(unsuited)}
        </p>
      </div>
    </section>
  );
}

/** The second half of a sentence begun by its title. */
const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
