import type { ReactNode } from "react";

interface PageProps {
  name: "cover" | "about" | "pictures" | "terms" | "last";
  /** The footer with the page number; the cover and the last page have none. */
  foot?: { firm: string; title: string; number: number };
  children: ReactNode;
}

/** One A4 page. The footer is hidden from screen readers. */
export function Page({ name, foot, children }: PageProps) {
  return (
    <section className={`brochure-page brochure-page-${name}`} data-page={name}>
      {children}
      {foot && (
        <p className="foot" aria-hidden>
          <span className="foot-firm">{foot.firm}</span>
          <span>
            <bdi>{foot.title}</bdi> · {foot.number}
          </span>
        </p>
      )}
    </section>
  );
}
