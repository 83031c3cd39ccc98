import { SectionHeading } from "~/ui/section-heading";

interface ReasonsProps {
  eyebrow: string;
  title: string;
  reasons: readonly { title: string; text: string }[];
}

/** The reasons as a ruled list of two columns, read down and not across. */
export function Reasons({ eyebrow, title, reasons }: ReasonsProps) {
  return (
    <section className="page pt-28 pb-24 lg:pt-48 lg:pb-32">
      <SectionHeading eyebrow={eyebrow} title={title} className="mb-10 lg:mb-14" />
      <ul className="gap-x-16 rule-b md:columns-2 md:border-b-0 lg:gap-x-24">
        {reasons.map((reason) => (
          <li key={reason.title} className="break-inside-avoid py-6 rule-t lg:py-8">
            <h3 className="display text-title-3">{reason.title}</h3>
            <p className="mt-2 max-w-[46ch]">{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
