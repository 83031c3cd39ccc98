/** A fact without a property in schema.org. */
export interface LabelledFact {
  label: string;
  text: string;
  /** The URL of the fact's source. */
  address?: string | undefined;
}

/** The facts of a page as structured data, with the labels of the page. */
export const additionalProperty = (facts: readonly LabelledFact[]) =>
  facts.length > 0
    ? {
        additionalProperty: facts.map(({ label, text, address }) => ({
          "@type": "PropertyValue" as const,
          name: label,
          value: text,
          ...(address && { url: address }),
        })),
      }
    : {};
