interface RiskNoteProps {
  /** Whose the figures are, and how they were worked out. */
  note?: string;
  risk: string;
}

/** The honest line that stands by every figure about returns. */
export function RiskNote({ note, risk }: RiskNoteProps) {
  return (
    <p className="max-w-[60ch] border-s border-(--accent,var(--color-bronze)) ps-4 text-small quiet">
      {note} {risk}
    </p>
  );
}
