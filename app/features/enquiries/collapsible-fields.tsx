import { type ReactNode, useState } from "react";
import { useControlMessages } from "~/ui/control-messages";
import { Dotted } from "~/ui/line-breaks";

interface CollapsibleFieldsProps {
  /** The line that unfolds them. */
  title: string;
  note: string;
  /** Whether there is something in them to be seen: an answer, or what is wrong with it. */
  open: boolean;
  children: ReactNode;
}

/** Questions that only some answer, behind one line, so that the form is as short as it is for the others. */
export function CollapsibleFields({ title, note, open, children }: CollapsibleFieldsProps) {
  const messages = useControlMessages("form");
  const [expanded, setExpanded] = useState(open);
  return (
    <details
      className="fold @lg:col-span-2"
      open={expanded || open}
      onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
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
