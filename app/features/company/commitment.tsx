interface CommitmentProps {
  title: string;
  statement: string;
  promises: readonly { title: string; text: string }[];
}

/** Our Commitment: one sentence across the page, and under the horizon what it binds us to. */
export function Commitment({ title, statement, promises }: CommitmentProps) {
  return (
    <section aria-labelledby="commitment" className="on-ink section-grand">
      <div className="page">
        <h2 id="commitment" className="eyebrow">
          {title}
        </h2>
        <p className="mt-6 max-w-[22ch] display text-hero text-balance" data-reveal="">
          {statement}
        </p>
        <ul className="mt-16 grid gap-x-12 gap-y-10 lg:ms-[25%] lg:mt-24 lg:grid-cols-3">
          {promises.map((promise) => (
            <li key={promise.title} className="pt-5 rule-t">
              <h3 className="display text-title-4">{promise.title}</h3>
              <p className="mt-3 quiet">{promise.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
