import { type FormEvent, type ReactNode, useState } from "react";
import { useLocale, useMessages } from "~/hooks/use-messages";
import { DotSeparated } from "~/ui/line-breaks";
import type { TimeTexts } from "./hours-in-zones";

interface CollapsibleFieldsProps {
  texts: TimeTexts & {
    /** The label of the summary. */
    title: string;
    note: string;
  };
  /** Whether a field has an answer or an error, so that the group has to be open. */
  open: boolean;
  children: ReactNode;
}

/** The fields of a time, which few visitors need, in a `<details>` element, so that the form stays short. */
export function CollapsibleFields({ texts, open, children }: CollapsibleFieldsProps) {
  const messages = useMessages("controls").form;
  const locale = useLocale();
  const [expanded, setExpanded] = useState(open);
  const [hours, setHours] = useState("");

  async function showHours({ currentTarget }: FormEvent<HTMLElement>) {
    try {
      const answerOf = (name: string) =>
        currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
      const chosen = { day: answerOf("preferredDate"), part: answerOf("preferredTime") };
      // Without this code the form works.
      const { hoursInZones } = await import("./submit-form");
      setHours(hoursInZones(locale, chosen, texts));
    } catch (error) {
      console.warn(error);
    }
  }

  return (
    <details
      className="collapsible-fields @lg:col-span-2"
      open={expanded || open}
      onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
      onChange={showHours}
    >
      <summary className="field-choice field-control">
        {texts.title} <span className="text-small quiet">{messages.optional}</span>
      </summary>
      <div className="mt-6 grid grid-cols-2 gap-4">
        {children}
        <p role="status" className="col-span-2 text-small empty:hidden">
          {hours}
        </p>
        <p className="col-span-2 text-small quiet">
          <DotSeparated text={texts.note} />
        </p>
      </div>
    </details>
  );
}
