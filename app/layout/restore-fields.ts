type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Control = Field | HTMLButtonElement;

const controls = () =>
  [
    ...document.querySelectorAll<HTMLElement>("input:not([type=hidden]), select, textarea, button"),
  ] as Control[];

const isField = (control: Control): control is Field => !(control instanceof HTMLButtonElement);

/** The name of a field, or the text of a button. Generated ids are others in the new document. */
const nameOf = (control: Control) =>
  isField(control) ? control.name : (control.ariaLabel ?? control.textContent);

/** The fields and buttons of a document, and the one with the focus. */
interface DocumentControls {
  controls: readonly Control[];
  focused: Element | null;
}

/** Reads the fields and buttons of the document that React hydrates; on the server there are none. */
export const documentControls = (): DocumentControls =>
  import.meta.env.SSR
    ? { controls: [], focused: null }
    : { controls: controls(), focused: document.activeElement };

/** Copies what the visitor changed in a field. @returns whether the visitor changed it */
function copyAnswer(from: Field, to: Field): boolean {
  if (from instanceof HTMLSelectElement) {
    const initial = [...from.options].findIndex((option) => option.defaultSelected);
    if (from.selectedIndex === Math.max(0, initial)) return false;
    to.value = from.value;
    return true;
  }
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked) {
      to.checked = from.checked;
      return true;
    }
  }
  if (from.value === from.defaultValue) return false;
  to.value = from.value;
  return true;
}

/** The types of inputs with a selection. */
const hasSelection = (field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.selectionStart !== null;

/**
 * Extensions and translators insert elements before hydration. React then replaces the whole document. This puts the
 * values, the focus and the selection of the fields into their counterparts.
 *
 * @param before the controls before hydration
 * @returns the counterparts of replaced controls, and the fields that the visitor changed
 */
export function restoreFields({ controls: before, focused }: DocumentControls) {
  const counterparts = new Map<EventTarget, Control>();
  const changed: Field[] = [];
  if (before.every(({ isConnected }) => isConnected)) return { counterparts, changed };
  // The document has lost the attributes that inline scripts set from the storage: they read it again.
  dispatchEvent(new Event("storage"));
  const remaining = new Set(controls());
  for (const control of before) {
    const name = nameOf(control);
    const counterpart = [...remaining].find((candidate) => nameOf(candidate) === name);
    if (!counterpart) continue;
    remaining.delete(counterpart);
    counterparts.set(control, counterpart);
    const details = control.closest("details");
    const newDetails = counterpart.closest("details");
    if (details?.open && newDetails) newDetails.open = true;
    if (
      isField(control) &&
      isField(counterpart) &&
      control.name &&
      copyAnswer(control, counterpart)
    )
      changed.push(counterpart);
  }
  const newFocus = focused && counterparts.get(focused);
  newFocus?.focus({ preventScroll: true });
  if (focused && newFocus && hasSelection(focused) && hasSelection(newFocus))
    newFocus.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  return { counterparts, changed };
}
