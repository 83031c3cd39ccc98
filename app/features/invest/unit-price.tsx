interface UnitPriceProps {
  /** Absent while the developer has not published it. */
  price: string | undefined;
  messages: {
    /** "From {price}". */
    from: string;
    priceUnknown: string;
  };
}

/** The price of a kind of unit. The text around the amount is smaller. */
export function UnitPrice({ price, messages: { from, priceUnknown } }: UnitPriceProps) {
  if (!price) return priceUnknown;
  const [before, after] = from.split("{price}");
  return (
    <>
      <span className="font-text text-body">{before}</span>
      <span className="whitespace-nowrap">{price}</span>
      <span className="font-text text-body">{after}</span>
    </>
  );
}
