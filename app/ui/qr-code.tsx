import type { QrCode as QrCodeData } from "~/format/qr-code";

interface QrCodeProps {
  code: QrCodeData;
  /** Where it leads, for who cannot see it. */
  label: string;
  className?: string;
}

/** A QR code in the colour of the text, sharp at every size. */
export function QrCode({ code: { size, path }, label, className }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      fill="currentColor"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
