import { useState } from "react";
import { useMessages, useLocale } from "~/hooks/use-messages";
import { showToast } from "./show-toast";
import { toggleListing, useShortlist } from "./use-shortlist";

interface SaveButtonProps {
  id: string;
  title: string;
  className?: string;
}

/**
 * Adds a listing to the visitor's shortlist, or removes it. The label is the same in both states, as
 * `aria-pressed` requires; the icon is a plus or a tick. The state is known after hydration, without a
 * layout shift.
 */
export function SaveButton({ id, title, className = "" }: SaveButtonProps) {
  const save = useMessages("controls").save;
  const locale = useLocale();
  const [announcement, announce] = useState("");
  function toggle() {
    const outcome = toggleListing(id);
    if (outcome === "added" || outcome === "removed") announce(`${title}: ${save[outcome]}`);
    else void showToast(outcome, locale);
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={useShortlist()?.includes(id) ?? false}
        className={`save with-script inline-flex min-h-11 cursor-pointer items-center gap-2 whitespace-nowrap ${className}`}
        onClick={toggle}
      >
        {save.label}
        <span className="sr-only"> {title}</span>
      </button>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </>
  );
}
