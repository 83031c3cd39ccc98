import { properties, type Property } from "~/content/properties";
import { languagesOf, textsIn } from "~/content/texts";
import { listOf } from "~/features/enquiries/list-answer";
import { viewingAnswersOf } from "~/features/properties/property-facts";
import { formatPrice } from "~/format/money";
import { defaultLocale, type Locale } from "~/locale";
import { messagesFor } from "~/messages/messages";

type Answers = Readonly<Record<string, string | null | undefined>>;

/** The property of a caller who gave no id: by its title, and by its price where two share that. */
function propertyNamed({ propertyTitle, propertyPrice }: Answers): Property[] {
  const named = properties.filter(
    (property) => textsIn(property, defaultLocale).title === propertyTitle,
  );
  const same = named.filter((one) => formatPrice(defaultLocale, one) === propertyPrice);
  const found = named.length > 1 ? same : named;
  return found.length === 1 ? found : [];
}

/** The properties of our catalogue that an enquiry is about, in its order. */
export function propertiesOf(enquiry: Answers): Property[] {
  const { propertyId, propertyIds } = enquiry;
  const ids = listOf(propertyIds || (propertyId ?? ""));
  if (ids.length === 0) return propertyNamed(enquiry);
  return ids.flatMap((requested) => properties.find(({ id }) => id === requested) ?? []);
}

/** What a property is called in a language; in English where it has no texts in that language. */
export const titleIn = (locale: Locale, property: Property): string =>
  textsIn(property, languagesOf(property.texts).includes(locale) ? locale : defaultLocale).title;

/** The three lines by which a request for several homes names them, as our own pages write them. */
export function propertyLines(homes: readonly Property[]) {
  const messages = messagesFor(defaultLocale).properties;
  const { propertyIds: _, ...lines } = viewingAnswersOf(defaultLocale, messages, homes);
  return lines;
}

/**
 * A request for several homes, with its lines: whoever calls us with their ids alone may leave them
 * out, and staff read them all the same.
 */
export function withPropertyLines(
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  if (!values["propertyIds"]) return { ...values };
  const missing = Object.entries(propertyLines(propertiesOf(values))).filter(
    ([name]) => !values[name],
  );
  return { ...values, ...Object.fromEntries(missing) };
}
