import { buyPath } from "~/content/paths";
import { useMessages, useLocale } from "~/hooks/use-messages";
import { shareLink } from "~/listings/share-link";
import { shortlistSize, shortlistPath } from "~/listings/shortlist";
import { localePath } from "~/locale";
import { hasPhotograph } from "~/pictures/picture";
import { ActionLink, Button } from "~/ui/action";
import { CurrencyNote } from "~/ui/currency-select";
import type { ComparedListing } from "./comparison";
import { ComparisonTable } from "./comparison-table";
import type { ShortlistData } from "./shortlist-page.server";

interface ShareShortlistProps {
  ids: readonly string[];
  title: string;
}

export function ShareShortlist({ ids, title }: ShareShortlistProps) {
  const messages = useMessages("shortlist").share;
  const locale = useLocale();
  async function share() {
    const url = location.origin + localePath(locale, shortlistPath(ids));
    await shareLink({ title, url }, "listLink", locale);
  }
  return (
    <Button variant="text" className="with-script" onClick={() => void share()}>
      {messages.action}
    </Button>
  );
}

interface ComparedListingsProps {
  list: ShortlistData;
  /** Removes a listing from the visitor's list; undefined for a received list. */
  onRemove?: ((listing: ComparedListing) => void) | undefined;
}

export function ComparedListings({ list, onRemove }: ComparedListingsProps) {
  const messages = useMessages("shortlist");
  const { listings, points } = list.comparison;
  const notes = useMessages("pictureNotes");
  return (
    <>
      {points.length > 0 && (
        <ul className="mb-10 grid gap-x-(--gutter) gap-y-2 rule-t rule-b border-ink py-5 text-lead lg:auto-cols-fr lg:grid-flow-col">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <CurrencyNote texts={list.conversion} className="mb-4 text-small" />
      <ComparisonTable comparison={list.comparison} onRemove={onRemove} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 rule-t pt-4">
        <div className="flex flex-wrap items-baseline gap-x-8">
          {!onRemove && <ShareShortlist ids={list.ids} title={list.headTitle} />}
          {list.purchasePlan && (
            <ActionLink variant="text" to={list.purchasePlan.to}>
              {list.purchasePlan.text}
            </ActionLink>
          )}
          {listings.length < shortlistSize && (
            <ActionLink variant="text" to={buyPath}>
              {messages.single.action}
            </ActionLink>
          )}
        </div>
        <p className="text-small quiet">
          {[
            listings.length === 1 ? messages.single.text : messages.onOwnPage,
            list.purchasePlan && list.purchasePlan.note,
            onRemove && listings.length === shortlistSize && messages.full,
            !hasPhotograph(listings.flatMap(({ picture }) => picture ?? [])) && notes.forList,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
    </>
  );
}
