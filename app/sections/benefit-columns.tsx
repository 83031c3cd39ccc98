export interface Benefit {
  title: string;
  text: string;
}

/** Three benefits as unequal columns: the first leads, the others follow lower down. */
export function BenefitColumns({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="grid gap-x-(--gutter) gap-y-10 lg:grid-cols-[6fr_3fr_3fr] lg:gap-x-12">
      {benefits.map(({ title, text }, index) => (
        <li key={title} className={`pt-6 rule-t ${index === 0 ? "" : "lg:mt-16"}`} data-reveal="">
          <h3 className={`display ${index === 0 ? "text-title-2" : "text-title-3"}`}>{title}</h3>
          <p className={`mt-4 max-w-[48ch] ${index === 0 ? "text-lead" : ""}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
