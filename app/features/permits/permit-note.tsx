import type { PermitContent } from "./permit";

/**
 * The permit of an advertisement: a link, and a QR code for other devices. The code is always dark on
 * light, because few readers support inverted codes.
 */
export function PermitNote({ permit }: { permit: PermitContent | undefined }) {
  if (!permit) return null;
  const { qr, card, text } = permit;
  return (
    <p className="mt-6 flex items-center gap-4 text-small figures">
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        width="144"
        height="144"
        aria-hidden
        className="shrink-0 bg-paper text-ink"
      >
        <path fill="currentColor" d={qr.path} />
      </svg>
      <a href={card} rel="noopener" className="underline decoration-1 underline-offset-4">
        {text}
      </a>
    </p>
  );
}
