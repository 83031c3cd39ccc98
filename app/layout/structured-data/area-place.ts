import type { Place, WithContext } from "schema-dts";
import type { Area } from "~/content/areas";
import { textsIn } from "~/content/texts";
import {
  additionalProperty,
  type LabelledFact,
} from "~/listings/structured-data/additional-property";
import { localePath, type Locale } from "~/locale";
import type { Picture } from "~/pictures/picture-data";
import { fallbackSource } from "~/pictures/source-set";

interface AreaPlace {
  locale: Locale;
  /** The origin of the site. */
  origin: string;
  picture: Picture;
  /** Facts without a property in schema.org, with the labels of the page. */
  facts: readonly LabelledFact[];
}

/** The structured data of an area guide: the place, with its position and its facts. Only what the page shows. */
export function areaPlace(
  area: Area,
  { locale, origin, picture, facts }: AreaPlace,
): WithContext<Place> {
  const { name, description } = textsIn(area, locale);
  const address = `${origin}${localePath(locale, `/areas/${area.id}`)}`;
  return {
    "@context": "https://schema.org",
    "@type": "Place",
    "@id": `${address}#area`,
    url: address,
    name,
    description,
    image: `${origin}${fallbackSource(picture)}`,
    geo: {
      "@type": "GeoCoordinates",
      latitude: area.position.lat,
      longitude: area.position.lon,
    },
    ...additionalProperty(facts),
  };
}
