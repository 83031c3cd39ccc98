import { useRef, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { listingIds } from "~/content/listing-ids";
import { buyPath, listedHomes } from "~/content/paths";
import { ContactBar, ContactLine } from "~/features/enquiries/contact-bar";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import {
  respondToForm,
  submitEnquiryContext,
  type PostedForm,
} from "~/features/enquiries/enquiry-response";
import { requestTitleId, RequestSection } from "~/features/invest/request-section";
import { PropertyCards } from "~/features/properties/property-card";
import {
  propertyCardData,
  type PropertyCardData,
} from "~/features/properties/property-card.server";
import { ComparedListings, ShareShortlist } from "~/features/shortlist/compared-listings";
import type { ComparedListing } from "~/features/shortlist/comparison";
import { ReceivedShortlist, useSavedList } from "~/features/shortlist/received-shortlist";
import {
  withProjectConfirmation,
  shortlistForm,
  shortlistData,
  type ShortlistData,
} from "~/features/shortlist/shortlist-page.server";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { useLocale, useMessages } from "~/hooks/use-messages";
import type { LayoutData } from "~/layout/layout.server";
import { FirmContactBar } from "~/layout/page-layout";
import { pageSite, type PageHead } from "~/layout/page-site";
import { isForSale, type Listing, show } from "~/listings/listing";
import { idsIn, parseShortlist, shortlistPath, shortlistSize } from "~/listings/shortlist";
import { toggleListing } from "~/listings/use-shortlist";
import { localePath } from "~/locale";
import { pickMessages, type Site, siteContext } from "~/site/site";
import { ActionLink, actionClasses, Button } from "~/ui/action";
import { CurrencyNote } from "~/ui/currency-select";
import { EmptyState } from "~/ui/empty-state";
import { PicturesNote } from "~/ui/pictures-note";
import type { Route } from "./+types/shortlist";

interface ShortlistRequestProps {
  list: ShortlistData;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

function ShortlistRequest({ list, form, postedForm }: ShortlistRequestProps) {
  return (
    <RequestSection
      {...list.request}
      form={form}
      preset={list.viewing}
      postedForm={postedForm}
      chat={list.contact.chat}
    >
      <ContactLine contact={list.contact} className="mt-3" />
      <ol className="mt-6 max-w-[26rem]">
        {list.comparison.listings.map((listing) => (
          <li key={listing.id} className="rule-t py-3">
            {listing.title}
            <span className="block text-small quiet figures">{listing.priceWithPeriod}</span>
          </li>
        ))}
      </ol>
    </RequestSection>
  );
}

/** The number of homes on the page of an empty list: a row. */
const homesToStartWith = 3;

export const handle = { hasContacts: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { properties, projects } = site.advertised;
  const all = [...properties, ...projects];
  // The form without JavaScript sends each id by itself, and an empty value from its button.
  const requested = url.searchParams.getAll(listedHomes);
  const advertisedIn = (ids: readonly string[]) =>
    ids.flatMap((listed) => all.find(({ id }) => id === listed) ?? []);
  const ids = parseShortlist(requested.join(), listingIds);
  const listings = advertisedIn(ids);
  const leftOut = advertisedIn(idsIn(requested.join()).filter((id) => !ids.includes(id)));
  const list = shortlistData(site, listings);
  const head: PageHead = {
    ...(list ? { title: list.headTitle, description: list.description } : messages.shortlist.head),
    noindex: true,
    canonicalPath: shortlistPath(list?.ids ?? []),
    sharePicturePath: "/buy",
  };
  return {
    head,
    list,
    /** Which ones exceed the maximum. */
    leftOut:
      leftOut.length > 0 &&
      interpolate(messages.shortlist.leftOut, {
        homes: format.titles(leftOut.map((listing) => show(site, listing).title)),
      }),
    messages: pickMessages(site, "shortlist"),
    /** The texts about the visitor's list beside a received one, by the number of its listings. */
    ownListTexts: Array.from({ length: shortlistSize + 1 }, (_, count) =>
      format.count(count, messages.shortlist.sharedList.other),
    ),
    form: shortlistForm(site, list),
    /** Shown while the list is empty. */
    homes: list
      ? []
      : properties.slice(0, homesToStartWith).map((property) => propertyCardData(site, property)),
    conversion: format.conversionNote(),
    choices: [
      { name: messages.properties.purposes.sale, listings: properties.filter(isForSale) },
      {
        name: messages.properties.purposes.rent,
        listings: properties.filter((property) => !isForSale(property)),
      },
      { name: messages.buy.search.projects, listings: projects },
    ]
      .filter((group) => group.listings.length > 0)
      .map(({ name, listings: group }) => ({
        name,
        listings: group.map((listing) => ({
          id: listing.id,
          title: show(site, listing).title,
          facts: choiceFacts(site, listing),
        })),
      })),
    /** The form without JavaScript was sent without a choice. */
    isUnanswered: requested.length > 0 && requested.every((id) => id === ""),
  };
}

/** What tells one listing from another in a list of names: price, size and district. */
function choiceFacts(site: Site, listing: Listing): string {
  const { format, messages } = site;
  const { place, priceWithPeriod } = show(site, listing);
  const size =
    listing.kind === "project"
      ? []
      : [
          format.count(listing.bedrooms, messages.properties.bedrooms),
          format.floorArea(listing.areaSqFt),
        ].map(nonBreaking);
  return [priceWithPeriod, ...size, place].filter(Boolean).join(" · ");
}

export async function action({ request, context }: Route.ActionArgs) {
  const postedForm = await context.get(submitEnquiryContext)("viewing", request);
  return respondToForm(context, withProjectConfirmation(context.get(siteContext), postedForm));
}

/** An empty list, constant. */
const none: readonly string[] = [];

export default function ShortlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, leftOut, ownListTexts, form } = loaderData;
  const messages = useMessages("shortlist");
  const layout = useRouteLoaderData<LayoutData>("root");
  const save = useMessages("controls").save;
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const { saved, isOwn } = useSavedList(list?.ids ?? none, () => {
    setAnnouncement(document.title);
    heading.current?.focus({ preventScroll: true });
  });

  function remove({ id, title }: ComparedListing) {
    toggleListing(id);
    setAnnouncement(`${title}: ${save.removed}`);
    // The next home, not its button: a second Enter would remove that too.
    const links = document.querySelectorAll<HTMLElement>(".comparison thead a");
    const index = list?.ids.indexOf(id) ?? 0;
    (links[index + 1] ?? links[index - 1] ?? heading.current)?.focus();
  }

  // Alone, a home is there to be put beside others.
  const choosesFirst = !list || list.ids.length === 1;
  return (
    <>
      <div>
        <header className="page grid items-end gap-x-(--gutter) gap-y-6 pt-10 pb-3 md:pt-12 md:pb-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="mb-4 eyebrow">{messages.eyebrow}</p>
            <h1 ref={heading} tabIndex={-1} className="display text-title-1 [outline:none]">
              {list?.heading ?? messages.ownList.title}
            </h1>
            {leftOut && <p className="mt-3 measure">{leftOut}</p>}
            {list && <ContactLine contact={list.contact} className="mt-3 max-lg:hidden" />}
          </div>
          {list && !isOwn && <ReceivedShortlist ids={list.ids} ownListTexts={ownListTexts} />}
          {list && isOwn && (
            <div className="min-h-34 md:min-h-22">
              <p>{messages.ownList.text}</p>
              <ShareShortlist ids={list.ids} title={list.headTitle} />
            </div>
          )}
        </header>
        <div className="page min-h-[70svh] pb-16">
          {choosesFirst && <ShortlistForm {...loaderData} ids={list?.ids ?? none} />}
          {list ? (
            <ComparedListings list={list} onRemove={isOwn ? remove : undefined} />
          ) : (
            <EmptyShortlist
              saved={saved}
              homes={loaderData.homes}
              conversion={loaderData.conversion}
            />
          )}
          {!choosesFirst && <ShortlistForm {...loaderData} ids={list.ids} />}
          <p aria-live="polite" className="sr-only">
            {announcement}
          </p>
        </div>
      </div>
      {list && <ShortlistRequest list={list} form={form} postedForm={actionData} />}
      {list ? (
        <ContactBar contact={list.contact}>
          <a href={`#${requestTitleId}`} className={actionClasses.primary}>
            {form.submit}
          </a>
        </ContactBar>
      ) : (
        layout && <FirmContactBar layout={layout} />
      )}
    </>
  );
}

interface ShortlistFormProps {
  choices: readonly {
    name: string;
    listings: readonly { id: string; title: string; facts: string }[];
  }[];
  /** Those on the page. */
  ids: readonly string[];
  /** Whether it was sent without a choice. */
  isUnanswered: boolean;
}

/** The id of the form's title, which receives the focus after it was sent without a choice. */
const choicesId = "choices";

/** Makes a list of any listings, because a browser without JavaScript keeps none. */
function ShortlistForm({ choices, ids, isUnanswered }: ShortlistFormProps) {
  const messages = useMessages("shortlist").withoutScript;
  const hasList = ids.length > 0;
  /** At the top of the window and at the end. Its value tells a form without a choice from a page without a form. */
  const compare = (
    <Button type="submit" name={listedHomes} value="">
      {messages.compare}
    </Button>
  );
  return (
    <noscript>
      <form
        action={`${localePath(useLocale(), shortlistPath([]))}#${choicesId}`}
        className={ids.length > 1 ? "mt-14" : "mb-14"}
      >
        <fieldset>
          {/* The page of a list has no such id: a form with a choice opens it at its top. */}
          <legend {...(!hasList && { id: choicesId, tabIndex: -1 })} className="measure">
            {isUnanswered && <span className="field-error block">{messages.missing}</span>}
            {messages.text}
          </legend>
          <div className="sticky top-0 mt-3 bg-paper py-3">{compare}</div>
          {choices.map(({ name, listings }) => (
            <fieldset key={name} className="mt-6">
              <legend className="eyebrow">{name}</legend>
              <ul className="grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-3">
                {listings.map(({ id, title, facts }) => (
                  <li key={id}>
                    <label className="flex min-h-11 items-center gap-x-3 py-2">
                      <input
                        type="checkbox"
                        name={listedHomes}
                        value={id}
                        defaultChecked={ids.includes(id)}
                      />
                      <span>
                        {title}
                        <span className="block text-small quiet figures">{facts}</span>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </fieldset>
          ))}
        </fieldset>
        <div className="mt-6">{compare}</div>
      </form>
    </noscript>
  );
}

interface EmptyShortlistProps {
  /** The ids of the saved listings; undefined until they are known. */
  saved: readonly string[] | undefined;
  homes: readonly PropertyCardData[];
  conversion: readonly CurrencyText[];
}

/** The content without listings: nothing is saved, or the saved listings are being fetched. */
function EmptyShortlist({ saved, homes, conversion }: EmptyShortlistProps) {
  const messages = useMessages("shortlist");
  const homesToShow = homes.length > 0 && (
    <HomesToStartWith homes={homes} conversion={conversion} />
  );
  if (saved?.length === 0)
    return (
      <>
        <EmptyState text={messages.empty.text}>
          <ActionLink to={buyPath}>{messages.empty.action}</ActionLink>
        </EmptyState>
        <p className="mt-6 measure">{messages.empty.how}</p>
        {homesToShow}
      </>
    );
  return (
    <>
      <p className="with-script text-lead quiet">{messages.loading}</p>
      {!saved && <div className="without-script">{homesToShow}</div>}
    </>
  );
}

const cardSizes = "(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, min(31vw, 27rem)";

function HomesToStartWith({ homes, conversion }: Omit<EmptyShortlistProps, "saved">) {
  const messages = useMessages("shortlist");
  return (
    <section aria-labelledby="homes" className="mt-8">
      <h2 id="homes" className="mb-5 display text-title-2">
        {messages.empty.homes}
      </h2>
      <PropertyCards
        properties={homes}
        className="sm:grid-cols-2 lg:grid-cols-3"
        layout="wide"
        sizes={cardSizes}
      />
      <CurrencyNote texts={conversion} className="mt-8 text-small" />
      <PicturesNote of={homes.map(({ picture }) => picture)} />
    </section>
  );
}
