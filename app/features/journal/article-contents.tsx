import "~/ui/editorial.css";
import { useMemo } from "react";
import { useCurrentSection } from "~/hooks/use-current-section";

interface ContentsEntry {
  id: string;
  text: string;
}

interface ArticleContentsProps {
  title: string;
  entries: readonly ContentsEntry[];
}

/** The headings of an article beside it; a rule marks the current one. */
export function ArticleContents({ title, entries }: ArticleContentsProps) {
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const current = useCurrentSection(ids);
  return (
    <nav
      aria-label={title}
      className="sticky top-[calc(var(--header-height)+2rem)] hidden self-start text-small lg:col-span-3 lg:block"
    >
      <p className="mb-3 eyebrow">{title}</p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="contents-link"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
