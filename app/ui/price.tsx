/** A price in words. One in two currencies breaks between them and nowhere else. */
export function Price({ text }: { text: string }) {
  const [first, ...others] = text.split(" / ");
  return (
    <>
      <span className="whitespace-nowrap">{first}</span>
      {others.map((other) => (
        <span key={other}>
          {" / "}
          <span className="whitespace-nowrap">{other}</span>
        </span>
      ))}
    </>
  );
}
