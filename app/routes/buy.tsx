import { useRef } from "react";
import { buyPage } from "~/content/en/buy-page";
import { impressions } from "~/content/en/listing-words";
import { properties } from "~/content/en/properties";
import { contactPath } from "~/features/enquiries/contact-path";
import { ChosenFilters } from "~/features/properties/chosen-filters";
import { FilterBar } from "~/features/properties/filter-bar";
import { filterQuery, readFilters } from "~/features/properties/filters";
import { ListHeading } from "~/features/properties/list-heading";
import { ListPages } from "~/features/properties/list-pages";
import { HomeGrid } from "~/features/properties/property-grid";
import { homeList } from "~/features/properties/property-list";
import { useAddressForm } from "~/hooks/use-address-form";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { CallToAction } from "~/ui/call-to-action";
import { EmptyState } from "~/ui/empty-state";
import { Hero } from "~/ui/hero";
import type { Route } from "./+types/buy";

export function loader({ url }: Route.LoaderArgs) {
  const list = homeList(properties, url.searchParams);
  const narrowed = Object.keys(list.filters).length > 0;
  return {
    words: buyPage,
    impressions,
    list,
    closing: picture("pages/buy"),
    ask: contactPath({
      interest: list.filters.for === "rent" ? "renting" : "buying",
      about: list.chips.map(({ text }) => text).join(", "),
    }),
    head: { ...buyPage.head, noindex: narrowed },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function BuyPage({ loaderData }: Route.ComponentProps) {
  const { words, list, closing, ask, impressions: note } = loaderData;
  const control = useAddressForm({ read: readFilters, write: filterQuery, steps: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <>
      <Hero variant="text" eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <div className="page pb-24">
        <FilterBar words={words.filter} filters={list.filters} show={list.show} control={control} />
        <ChosenFilters chips={list.chips} words={words.chosen} onRemove={focusHeading} />
        <ListHeading
          ref={heading}
          text={list.showing}
          words={words.filter.sort}
          sort={list.filters.sort}
          control={control}
        />
        {list.exclusive && <p className="mb-10 text-lead measure">{words.exclusive.text}</p>}
        {list.cards.length > 0 ? (
          <HomeGrid homes={list.cards} note={note} />
        ) : (
          <EmptyState text={words.empty.text}>
            <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
              <ActionLink to="/buy">{words.empty.all}</ActionLink>
              <ActionLink look="text" to={ask}>
                {words.empty.ask}
              </ActionLink>
            </div>
          </EmptyState>
        )}
        <ListPages pages={list.pages} words={words.pages} />
      </div>
      <CallToAction title={words.close.title} text={words.close.text} picture={closing}>
        <ActionLink look="brass" to={ask}>
          {words.close.action}
        </ActionLink>
        <ActionLink look="text" to="/off-plan">
          {words.close.offPlan}
        </ActionLink>
      </CallToAction>
    </>
  );
}
