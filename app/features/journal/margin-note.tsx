import type { MarginNote as Note } from "~/content/en/journal";

/** A term or a figure beside its paragraph on a desk, under it on a phone. */
export function MarginNote({ kind, head, text }: Note) {
  return (
    <p
      role="note"
      className="mt-5 border-s border-(--accent,var(--color-bronze)) ps-4 text-small lg:col-span-3 lg:mt-1 lg:border-s-0 lg:border-t lg:ps-0 lg:pt-3"
    >
      <strong
        className={
          kind === "figure"
            ? "block display text-title-3 figures"
            : "block font-medium text-(--accent,var(--color-bronze))"
        }
      >
        {head}
      </strong>{" "}
      <span className="quiet">{text}</span>
    </p>
  );
}
