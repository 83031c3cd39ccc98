import { useState } from "react";
import { useLocale } from "~/hooks/use-locale";
import { useControlMessages } from "~/ui/control-messages";
import { notice } from "./toast";
import { toggleProperty, useShortlist } from "./use-shortlist";

interface SaveButtonProps {
  /** The home's. */
  id: string;
  title: string;
  className?: string;
}

/**
 * Puts a home on the visitor's shortlist, or takes it off. It says the same in both states, as a
 * button must that is pressed or not; its mark is a plus or a tick. Which of them comes when the page
 * is hydrated, and takes no other room.
 */
export function SaveButton({ id, title, className = "" }: SaveButtonProps) {
  const save = useControlMessages("save");
  const locale = useLocale();
  const [said, say] = useState("");
  function toggle() {
    const outcome = toggleProperty(id);
    if (outcome === "added" || outcome === "removed") say(`${title}: ${save[outcome]}`);
    else void notice(outcome, locale);
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={useShortlist()?.includes(id) ?? false}
        className={`save with-script ${className}`}
        onClick={toggle}
      >
        {save.label}
        <span className="sr-only"> {title}</span>
      </button>
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </>
  );
}
