interface DottedProps {
  text: string;
  dateTime?: string;
  /** Whether the facts are names and numbers, possibly in different directions. */
  names?: boolean;
}

/**
 * Short facts in one line, separated by dots. At a line break the dot is invisible. Screen readers, search
 * and copying get the whole line.
 *
 * @param text facts separated by " · "
 * @param dateTime the last fact as a date (2026-11-22), if it is one
 * @param names whether each fact has its own text direction
 */
export function DotSeparated({ text, dateTime, names }: DottedProps) {
  const Fact = names ? "bdi" : "span";
  return (
    <span className="dotted">
      {text.split(" · ").map((fact, index, { length }) => (
        <span key={fact}>
          {index > 0 && <span> · </span>}
          {dateTime && index === length - 1 ? (
            <time dateTime={dateTime}>{fact}</time>
          ) : (
            <Fact>{fact}</Fact>
          )}
        </span>
      ))}
    </span>
  );
}

/* A word with a no-break space after it is no currency: "500 to 5,000" may break before "to". Between two amounts, the
   slash stays with the first. */
const amounts =
  /((?:(?:AED |\$)[\d,]+|[\d.,]+ [\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?(?![\p{L}\p{M}\u00A0]))(?: \/)?)/u;

/** A price as text whose amounts break over two lines only if they are wider than a line. */
export function Price({ text }: { text: string }) {
  return text.split(amounts).map((part, index) => (
    <span
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
      key={index}
      className={amounts.test(part) ? "inline-block" : undefined}
    >
      {part}
    </span>
  ));
}
