const amounts = /((?:AED |\$)[\d,]+|[\d.,]+ \p{L}+)/u;

/** A price in words, whose amounts do not break over two lines. */
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
