import type { GalleryPicture, PlaceId, Property, PropertyType, Purpose } from "~/data/properties";
import type { PropertyId } from "~/data/property-ids";
import type { CountForms } from "~/format/count";

/** What is said of one property. */
interface PropertyText<Id extends PropertyId> {
  title: string;
  /** One line under the title. */
  summary: string;
  /** What is near for work. */
  work: string;
  comfort: string;
  /** The bracket that it belongs to; `{amount}` is what that costs. */
  bracket: string;
  view: string;
  /** Where it stands, in words. */
  whereabouts: string;
  /** `{area}` is the floor area, `{year}` when it was built. */
  description: readonly [string, ...string[]];
  /** What the list below is called. */
  amenitiesTitle: string;
  amenities: readonly string[];
  captions: Readonly<Record<GalleryPicture<Id>, string>>;
}

/** What lists, cards and pages say of properties. */
export interface PropertiesWords {
  items: { readonly [Id in PropertyId]: PropertyText<Id> };
  places: Readonly<Record<PlaceId, string>>;
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
  offers: Readonly<Record<Purpose, CountForms>>;
}
