interface PullFigureProps {
  figure: string;
  meaning: string;
}

/** One figure of an article as a grand numeral between two rules. */
export function PullFigure({ figure, meaning }: PullFigureProps) {
  return (
    <p className="my-12 items-end gap-x-(--gutter) py-8 rule-b rule-t lg:col-span-9 lg:my-16 lg:grid lg:grid-cols-subgrid">
      <strong className="block display text-numeral font-normal figures lg:col-span-5">
        {figure}
      </strong>{" "}
      <span className="mt-4 block lg:col-span-4">{meaning}</span>
    </p>
  );
}
