import type { ReactNode } from "react";

interface NoticeSectionProps {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** What follows the paragraphs: the table, an address. */
  children?: ReactNode;
}

/** One question of the notice, with its title in the margin on a desk. */
export function NoticeSection({ id, title, paragraphs, children }: NoticeSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-(--gutter) gap-y-4 py-8 rule-t lg:grid-cols-[4fr_8fr] lg:py-12"
    >
      <h2 id={`${id}-title`} className="display text-title-3">
        {title}
      </h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure not-first:mt-4">
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}
