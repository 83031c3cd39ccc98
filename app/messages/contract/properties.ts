import type { Property, PropertyType, Purpose } from "~/content/properties";
import type { CountForms } from "~/format/count";

/** What lists, cards and pages say of properties. */
export interface PropertiesMessages {
  /** The title of the list of amenities. */
  amenitiesTitles: Readonly<Record<Property["amenitiesTitle"], string>>;
  city: string;
  /** An address: `{place}`, one of the places. */
  location: string;
  purposes: Readonly<Record<Purpose, string>>;
  types: Readonly<Record<PropertyType, string>>;
  handovers: Readonly<Record<Property["handover"], string>>;
  desks: Readonly<Record<Property["desk"], string>>;
  bedrooms: CountForms;
  bathrooms: CountForms;
  /** `{year}`. */
  built: string;
  /** What stands under a large figure; the figure itself is above it. */
  figures: {
    bedrooms: CountForms;
    bathrooms: CountForms;
    built: string;
    price: string;
    handovers: Readonly<Record<Property["handover"], { value: string; unit: string }>>;
  };
  /** What is on offer now: `{places}` and `{price}`, the lowest one. */
  activeListings: Readonly<Record<Purpose, CountForms>>;
}
