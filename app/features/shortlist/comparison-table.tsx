import type { ReactNode } from "react";
import "./comparison.css";
import { useMessages } from "~/hooks/use-messages";
import { SaveButton } from "~/listings/save-button";
import { hasPhotograph, Picture } from "~/pictures/picture";
import { HiddenDetail } from "~/ui/action";
import { CurrencyTexts } from "~/ui/currency-select";
import { DotSeparated } from "~/ui/line-breaks";
import { SiteLink } from "~/ui/site-link";
import type { ComparedListing, Comparison } from "./comparison";
import type { ComparisonCell, ComparisonRow, RowStyle } from "./comparison-row";

interface ComparisonTableProps {
  comparison: Comparison;
  /** Removes a listing from the visitor's list; undefined for a received list. */
  onRemove?: ((listing: ComparedListing) => void) | undefined;
}

const sizes = "(width < 48rem) 60vw, (width < 80rem) 40vw, 28rem";

interface ColumnHeaderProps {
  listing: ComparedListing;
  /** Whether the note on its picture is shown: see `hasPhotograph`. */
  noted: boolean;
  children: ReactNode;
}

function ColumnHeader({ listing, noted, children }: ColumnHeaderProps) {
  return (
    <>
      <div className="overflow-hidden">
        {listing.picture && (
          <Picture
            picture={listing.picture}
            sizes={sizes}
            className="aspect-3/2 w-full object-cover"
            alt=""
          />
        )}
      </div>
      {noted && listing.picture?.note && (
        <p className="mt-2 text-small quiet">{listing.picture.note}</p>
      )}
      <p className="mt-4 eyebrow">
        <DotSeparated text={listing.type} />
      </p>
      <SiteLink
        to={listing.path}
        className="mt-2 mb-1 inline-block display text-title-4 text-balance hover:text-bronze"
      >
        {listing.title}
      </SiteLink>
      <p className="text-small quiet">{listing.place}</p>
      {children}
    </>
  );
}

function Cell({ cell, rowStyle }: { cell: ComparisonCell; rowStyle: RowStyle }) {
  if (rowStyle === "list")
    return (
      <ul className="grid gap-1.5 text-small">
        {cell.text.split("\n").map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <>
      <p className={rowStyle === "figure" ? "comparison-figure display figures" : ""}>
        <DotSeparated text={cell.text} />
      </p>
      {cell.note && (
        <p className="text-small quiet figures">
          <DotSeparated text={cell.note} />
        </p>
      )}
      {cell.converted && (
        <p className="text-small quiet figures">
          <CurrencyTexts texts={cell.converted} />
        </p>
      )}
      {cell.highlight && <p className="comparison-mark">{cell.highlight}</p>}
      {cell.link && (
        <SiteLink to={cell.link.to} className="text-action">
          {cell.link.text}
          {cell.link.subject && <HiddenDetail text={cell.link.subject} />}
        </SiteLink>
      )}
    </>
  );
}

interface RowProps {
  row: ComparisonRow;
  listings: readonly ComparedListing[];
  /** The label of facts that are the same for all listings. */
  sharedLabel: string;
}

/** A fact that is the same for all listings is one cell; facts that differ are emphasised. */
function Row({ row, listings, sharedLabel }: RowProps) {
  const [first] = row.cells;
  return (
    <tr data-shared={row.isShared}>
      <th scope="row">
        <span>{row.name}</span>
      </th>
      {row.isShared && first ? (
        <td colSpan={listings.length} className="text-small quiet">
          <div className="comparison-once">
            {row.style === "figure" ? (
              <p className="figures">
                <DotSeparated text={first.text} />
              </p>
            ) : (
              <Cell cell={first} rowStyle="text" />
            )}
            <p className="comparison-shared">{sharedLabel}</p>
          </div>
        </td>
      ) : (
        row.cells.map((cell, index) => (
          <td key={listings[index]?.id} data-listing={listings[index]?.title}>
            <Cell cell={cell} rowStyle={row.style} />
          </td>
        ))
      )}
    </tr>
  );
}

/**
 * The comparison as a table that scrolls horizontally: with sticky row headers, on phones with row headers
 * above the cells, so that two listings have the whole width. The listings' names are sticky below the
 * site's header, hidden from screen readers, because the table has column headers.
 */
export function ComparisonTable({ comparison, onRemove }: ComparisonTableProps) {
  const messages = useMessages("shortlist");
  const { listings, rows, sharedLabel } = comparison;
  const noted = hasPhotograph(listings.flatMap(({ picture }) => picture ?? []));
  return (
    <div
      className={`compared @container relative [--listing-count:${listings.length}]`}
      data-count={listings.length}
    >
      <div className="comparison-names" aria-hidden="true">
        <ul>
          {listings.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </div>
      <div role="group" aria-label={messages.table} tabIndex={0} className="comparison">
        <table aria-label={messages.table} className="table-fixed">
          <thead>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty corner heads nothing */}
              <td />
              {listings.map((listing) => (
                <th key={listing.id} scope="col" aria-label={listing.title}>
                  <ColumnHeader listing={listing} noted={noted}>
                    {onRemove ? (
                      <button
                        type="button"
                        className="save"
                        data-mark="minus"
                        onClick={() => onRemove(listing)}
                      >
                        {messages.remove}
                        <span className="sr-only"> {listing.title}</span>
                      </button>
                    ) : (
                      <SaveButton id={listing.id} title={listing.title} />
                    )}
                  </ColumnHeader>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} listings={listings} sharedLabel={sharedLabel} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
