import type { ReactNode } from "react";

interface PageProps {
  name: "cover" | "about" | "pictures" | "last";
  /** What stands at the foot, and of how many sheets this is which; none on the cover and the last. */
  foot?: { firm: string; title: string; number: number };
  children: ReactNode;
}

/** One A4 sheet. Its foot is for who turns pages, and is no part of what is read aloud. */
export function Page({ name, foot, children }: PageProps) {
  return (
    <section className={`sheet sheet-${name}`} data-sheet={name}>
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
