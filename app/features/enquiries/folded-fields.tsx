import { type ReactNode, useState } from "react";
import { useControlMessages } from "~/ui/control-messages";
import { Dotted } from "~/ui/line-breaks";

interface FoldedFieldsProps {
  /** The line that unfolds them. */
  title: string;
  note: string;
  /** Whether there is something in them to be seen: an answer, or what is wrong with it. */
  open: boolean;
  children: ReactNode;
}

/** Questions that only some answer, behind one line, so that the form is as short as it is for the others. */
export function FoldedFields({ title, note, open, children }: FoldedFieldsProps) {
  const messages = useControlMessages("form");
  const [unfolded, setUnfolded] = useState(open);
  return (
    <details
      className="fold @lg:col-span-2"
      open={unfolded || open}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary className="field-choice field-control">
        {title} <span className="text-small quiet">{messages.optional}</span>
      </summary>
      <div className="mt-6 grid grid-cols-2 gap-4">
        {children}
        <p className="col-span-2 text-small quiet">
          <Dotted text={note} />
        </p>
      </div>
    </details>
  );
}
