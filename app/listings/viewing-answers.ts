import { fieldsOf } from "~/features/enquiries/fields";
import { joinList, namesInLine } from "~/features/enquiries/id-list";
import type { Site } from "~/site/site";
import { type Listing, show } from "./listing";

/** The fields of a viewing request that identify the listing. */
export function viewingAnswers(site: Site, listing: Listing) {
  const { id, title, place, statedPrice } = show(site, listing);
  return {
    propertyId: id,
    propertyTitle: title,
    propertyLocation: place,
    propertyPrice: statedPrice,
  };
}

/**
 * The fields of a viewing request for several listings. Each field names all of them.
 *
 * @param listings at least one, at most as many as `propertyIds` accepts
 */
export function viewingAnswersForListings(site: Site, listings: readonly Listing[]) {
  const fields = Object.fromEntries(fieldsOf("viewing"));
  const answers = listings.map((listing) => viewingAnswers(site, listing));
  const joinedAnswers = (name: "propertyTitle" | "propertyLocation" | "propertyPrice") =>
    namesInLine(
      answers.flatMap((answer) => answer[name] || []),
      fields[name]?.max ?? 0,
    );
  return {
    propertyIds: joinList(listings.map(({ id }) => id)),
    propertyTitle: joinedAnswers("propertyTitle"),
    propertyLocation: joinedAnswers("propertyLocation"),
    propertyPrice: joinedAnswers("propertyPrice"),
  };
}
