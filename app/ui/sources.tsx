/** A source of a figure. */
export interface SourceLink {
  address: string;
  host: string;
}

/** The addresses of sources with the names of their hosts. */
export const linkedSources = (addresses: readonly string[]): SourceLink[] =>
  addresses.map((address) => ({ address, host: new URL(address).hostname.replace(/^www\./, "") }));

interface SourcesProps {
  label: string;
  sources: readonly SourceLink[];
}

export function Sources({ label, sources }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-2 text-small quiet">
      <span>{label}</span>
      {sources.map(({ address, host }) => (
        <cite key={address} className="not-italic">
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="underline"
            translate="no"
            dir="ltr"
          >
            {host}
          </a>
        </cite>
      ))}
    </p>
  );
}
