import type { ReactNode } from "react";

interface FooterColumnProps {
  title: string;
  children: ReactNode;
}

/** One titled column of the footer. */
export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <section>
      <h2 className="mb-3 eyebrow">{title}</h2>
      {children}
    </section>
  );
}
