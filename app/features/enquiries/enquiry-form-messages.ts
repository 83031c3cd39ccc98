import { openingHours } from "~/content/firm";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { KindMessages } from "~/messages/en/enquiries";
import type { Site } from "~/site/site";
import { type EnquiryKind, type Field, fieldsOf } from "./fields";
import { formatOpeningHours } from "./opening-hours";
import { optionsOf } from "./validate";
import { viewingDays } from "./viewing-day";

/** The options of the form's choices: field name → stored value → label. */
type ChoiceMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A field as the page shows it. */
export interface FormField extends Omit<
  Field,
  "kind" | "options" | "optionsFrom" | "stored" | "onlyForCalls"
> {
  readonly name: string;
  readonly kind: Exclude<Field["kind"], "hidden">;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/**
 * The fields that a page shows, and the names of those that it fills in. A choice whose options come from the page has
 * those that `choices` labels, and is left out without any.
 */
function formFieldsOf(
  kind: EnquiryKind,
  labels: KindMessages["labels"],
  { choices, isCall }: { choices: ChoiceMessages; isCall: boolean },
) {
  const formFields: FormField[] = [];
  const hidden: string[] = [];
  for (const [name, definition] of fieldsOf(kind)) {
    const {
      kind: fieldKind,
      options: _options,
      optionsFrom,
      stored: _stored,
      onlyForCalls,
      ...field
    } = definition;
    if (onlyForCalls && !isCall) continue;
    if (fieldKind === "hidden") {
      hidden.push(name);
      continue;
    }
    const texts = choices[name] ?? {};
    if (optionsFrom && Object.keys(texts).length === 0) continue;
    const offeredOptions = optionsOf(definition)?.flatMap((value) => {
      const label = texts[value];
      return label === undefined ? [] : [{ value, label }];
    });
    formFields.push({
      ...field,
      name,
      kind: fieldKind,
      label: labels[name] ?? name,
      ...(offeredOptions && { options: offeredOptions }),
    });
  }
  return { formFields, hidden };
}

/** The working hours in one line. */
const hoursInLine = (site: Site) =>
  formatOpeningHours(
    site,
    openingHours.filter(({ hours }) => hours),
  )
    .map(({ days, text }) => `${days} ${nonBreaking(text)}`)
    .join(" · ");

/**
 * The messages of one form, for the loader of its page. A page gets the messages of its own form only.
 *
 * @param kind of enquiry
 * @param options the texts of options that come from the page, by field and stored value; whether the time of the
 *   request is that of a call. The default is a viewing for a viewing request, otherwise a call
 */
export function enquiryFormMessages(
  site: Site,
  kind: EnquiryKind,
  {
    choices = {},
    isCall = kind !== "viewing",
  }: { choices?: ChoiceMessages; isCall?: boolean } = {},
) {
  const { enquiries: messages } = site.messages;
  const { viewingTime, ...common } = messages.common;
  const hasViewingTime = fieldsOf(kind).some(([, { inViewingTime }]) => inViewingTime);
  const { labels, ...ofKind } = messages.kinds[kind];
  return {
    ...ofKind,
    ...common,
    ...formFieldsOf(kind, labels, { choices: { ...messages.options, ...choices }, isCall }),
    ...(hasViewingTime && {
      viewingTime: {
        title: isCall ? viewingTime.callTitle : viewingTime.title,
        emptyOption: viewingTime.emptyOption,
        eitherChannel: viewingTime.eitherChannel,
        hours: viewingTime.hours,
        ownHours: viewingTime.ownHours,
        note: interpolate(viewingTime.note, { hours: hoursInLine(site) }),
        days: viewingDays(new Date()),
      },
    }),
  };
}

export type EnquiryFormMessages = ReturnType<typeof enquiryFormMessages>;
