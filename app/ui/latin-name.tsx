interface LatinNameProps {
  name: string | undefined;
  /** The colour; by default that of quiet text. */
  className?: string;
  /** Behind the Arabic name instead of below it. */
  beside?: boolean;
}

/** The English name with an Arabic one, in the same heading. */
export const LatinName = ({ name, className = "quiet", beside = false }: LatinNameProps) =>
  name && (
    <>
      {/* Between the words of both names in the text of the heading. */}{" "}
      <span className={`${beside ? "" : "mt-1 block "}font-text text-small ${className}`}>
        <bdi lang="en" dir="ltr">
          {name}
        </bdi>
      </span>
    </>
  );
