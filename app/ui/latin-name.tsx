interface LatinNameProps {
  name: string | undefined;
  /** The colour; by default that of quiet text. */
  className?: string;
}

/** The English name below an Arabic one, in the same heading. */
export const LatinName = ({ name, className = "quiet" }: LatinNameProps) =>
  name && (
    <>
      {/* Between the words of both names in the text of the heading. */}{" "}
      <span className={`mt-1 block font-text text-small ${className}`}>
        <bdi lang="en" dir="ltr">
          {name}
        </bdi>
      </span>
    </>
  );
