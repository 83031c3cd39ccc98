import { type ReactNode, useState } from "react";
import { useMessages } from "~/hooks/use-messages";
import { DotSeparated } from "~/ui/line-breaks";

interface CollapsibleFieldsProps {
  /** The label of the summary. */
  title: string;
  note: string;
  /** Whether a field has an answer or an error, so that the group has to be open. */
  open: boolean;
  children: ReactNode;
}

/** Fields that few visitors need, in a `<details>` element, so that the form stays short. */
export function CollapsibleFields({ title, note, open, children }: CollapsibleFieldsProps) {
  const messages = useMessages("controls").form;
  const [expanded, setExpanded] = useState(open);
  return (
    <details
      className="collapsible-fields @lg:col-span-2"
      open={expanded || open}
      onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
    >
      <summary className="field-choice field-control">
        {title} <span className="text-small quiet">{messages.optional}</span>
      </summary>
      <div className="mt-6 grid grid-cols-2 gap-4">
        {children}
        <p className="col-span-2 text-small quiet">
          <DotSeparated text={note} />
        </p>
      </div>
    </details>
  );
}
