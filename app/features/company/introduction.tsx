/** What the house is, in a large sentence and a small one that stands lower. */
export function Introduction({ lead, text }: { lead: string; text: string }) {
  return (
    <section className="page grid gap-x-(--gutter) gap-y-8 section lg:grid-cols-[7fr_5fr]">
      <p className="display text-title-3" data-reveal="">
        {lead}
      </p>
      <p className="lg:mt-24 lg:ps-12" data-reveal="">
        {text}
      </p>
    </section>
  );
}
