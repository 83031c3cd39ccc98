import { Fragment } from "react";

interface DottedProps {
  text: string;
  dateTime?: string;
  /** Whether the facts are names and numbers, some in letters of another direction. */
  names?: boolean;
}

/**
 * Short facts in one line, a dot between every two. Where the line breaks it breaks at a dot, which is
 * then not seen: none hangs at the end of a line, and none begins the next. What is read out, found or
 * copied is the whole line.
 *
 * @param text the line, its facts parted by " · "
 * @param dateTime the day that the last fact is, as machines read it (2026-11-22), where it is one
 * @param names whether each fact keeps its own direction
 */
export function Dotted({ text, dateTime, names }: DottedProps) {
  const Fact = names ? "bdi" : Fragment;
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

/* A word tied to what follows it is no currency: "500 to 5,000" may break before its "to". */
const amounts =
  /((?:AED |\$)[\d,]+|[\d.,]+ [\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?(?![\p{L}\p{M}\u00A0]))/u;

/** A price in words, whose amounts do not break over two lines; the text stays as the specification has it. */
export function Price({ text }: { text: string }) {
  return text.split(amounts).map((part) =>
    amounts.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
