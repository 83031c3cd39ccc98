import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocale, useMessages } from "~/hooks/use-messages";
import { DotSeparated } from "~/ui/line-breaks";
import type { TimeTexts } from "./hours-in-zones";

interface CollapsibleFieldsProps {
  texts: TimeTexts & {
    /** The label of the summary. */
    title: string;
    note: string;
  };
  /** The errors of the fields, which a screen reader announces when they appear. */
  issue: ReactNode;
  /** Whether a field has an answer or an error, so that the group has to be open. */
  open: boolean;
  children: ReactNode;
}

/** The fields of a time, which few visitors need, in a `<details>` element, so that the form stays short. */
export function CollapsibleFields({ texts, issue, open, children }: CollapsibleFieldsProps) {
  const messages = useMessages("controls").form;
  const locale = useLocale();
  const [expanded, setExpanded] = useState(open);
  const [hours, setHours] = useState("");
  const groupRef = useRef<HTMLDetailsElement>(null);

  async function updateHours(group: HTMLElement) {
    try {
      // Without this code the form works.
      const { showHours } = await import("./submit-form");
      setHours(showHours(locale, group, texts));
    } catch (error) {
      console.warn(error);
    }
  }

  useEffect(() => {
    // Open from the start, or opened before hydration.
    const group = groupRef.current;
    if (group?.open) void updateHours(group);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the group appears
  }, []);

  return (
    <details
      ref={groupRef}
      className="collapsible-fields @lg:col-span-2"
      open={expanded || open}
      onToggle={({ currentTarget }) => {
        setExpanded(currentTarget.open);
        void updateHours(currentTarget);
      }}
      onChange={({ currentTarget }) => void updateHours(currentTarget)}
    >
      <summary className="field-choice field-control text-small">
        {texts.title} <span className="quiet">{messages.optional}</span>
      </summary>
      <div className="form-fields">
        {children}
        <div className="text-small @lg:col-span-2">
          <p role="status">
            <span className="sr-only">{issue}</span>
            {hours}
          </p>
          <p className="quiet">
            <DotSeparated text={texts.note} />
          </p>
        </div>
      </div>
    </details>
  );
}
