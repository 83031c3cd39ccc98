import "./services.css";
import { useCurrentSection } from "~/hooks/use-current-section";

interface ServiceIndexProps {
  label: string;
  services: readonly { id: string; title: string }[];
  /** The same array at every render. */
  ids: readonly string[];
}

/** The services by name; it stays at the side while the descriptions pass and marks the one read. */
export function ServiceIndex({ label, services, ids }: ServiceIndexProps) {
  const current = useCurrentSection(ids);
  return (
    <nav aria-label={label} className="lg:sticky lg:top-[calc(var(--header-height)+2.5rem)]">
      <ol className="rule-b">
        {services.map(({ id, title }, index) => (
          <li key={id} className="rule-t">
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="service-link"
            >
              <span aria-hidden className="text-small figures">
                {String(index + 1).padStart(2, "0")}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
