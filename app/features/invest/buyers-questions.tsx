interface BuyersQuestionsProps {
  title: string;
  /** That the answers are no advice, and when they were checked. */
  note: string;
  items: readonly { title: string; text: string }[];
}

/** Questions of buyers that public law answers. */
export function BuyersQuestions({ title, note, items }: BuyersQuestionsProps) {
  return (
    <section aria-labelledby="questions" className="bg-travertine section">
      <div className="page grid gap-x-(--gutter) gap-y-10 lg:grid-cols-[4fr_8fr] lg:gap-x-16">
        <div>
          <h2 id="questions" className="display text-title-2">
            {title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-small quiet">{note}</p>
        </div>
        <ul>
          {items.map((item) => (
            <li key={item.title} className="border-b border-[#14201f40] py-6 first:border-t">
              <h3 className="display text-title-3">{item.title}</h3>
              <p className="mt-3 max-w-[62ch]">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
