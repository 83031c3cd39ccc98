interface RiskNoteProps {
  /** The source of the figures, and how they are calculated. */
  source?: string;
  risk: string;
}

export function RiskNote({ source, risk }: RiskNoteProps) {
  return (
    <p className="max-w-[56ch] border-s border-(--accent,var(--color-bronze)) ps-4 text-small quiet">
      {source} {risk}
    </p>
  );
}
