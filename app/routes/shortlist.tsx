import { useRef, useState } from "react";
import { listingIds } from "~/content/listing-ids";
import { buyPath } from "~/content/paths";
import { ContactBar, ContactLine } from "~/features/enquiries/contact-bar";
import { enquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import { respondToForm, submitEnquiryContext } from "~/features/enquiries/enquiry-response";
import { requestId } from "~/features/invest/request-section";
import { ComparedListings } from "~/features/shortlist/compared-listings";
import type { ComparedListing } from "~/features/shortlist/comparison";
import { ReceivedShortlist } from "~/features/shortlist/received-shortlist";
import { ShareShortlist } from "~/features/shortlist/share-shortlist";
import { withProjectConfirmation, shortlistForm } from "~/features/shortlist/shortlist-form";
import { shortlistData } from "~/features/shortlist/shortlist-page.server";
import { ShortlistRequest } from "~/features/shortlist/shortlist-request";
import { useSavedList } from "~/features/shortlist/use-saved-list";
import { useMessages } from "~/hooks/use-messages";
import type { PageHead } from "~/layout/page-head";
import { pageSite } from "~/layout/page-site";
import { parseShortlist, shortlistPath, shortlistSize } from "~/listings/shortlist";
import { toggleListing } from "~/listings/use-shortlist";
import { pickMessages, siteContext } from "~/site/site";
import { ActionLink, actionClasses } from "~/ui/action";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/shortlist";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { properties, projects } = site.advertised;
  const all = [...properties, ...projects];
  const listings = parseShortlist(url.searchParams.get("homes"), listingIds).flatMap(
    (requested) => all.find(({ id }) => id === requested) ?? [],
  );
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
    messages: pickMessages(site, "shortlist"),
    /** The texts about the visitor's list beside a received one, by the number of its listings. */
    ownListTexts: Array.from({ length: shortlistSize + 1 }, (_, count) =>
      format.count(count, messages.shortlist.sharedList.other),
    ),
    form: shortlistForm(site, enquiryFormMessages(site, "viewing"), list),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const postedForm = await context.get(submitEnquiryContext)("viewing", request);
  return respondToForm(context, withProjectConfirmation(context.get(siteContext), postedForm));
}

/** An empty list, constant. */
const none: readonly string[] = [];

export default function ShortlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, ownListTexts, form } = loaderData;
  const messages = useMessages("shortlist");
  const { saved, isOwn } = useSavedList(list?.ids ?? none);
  const save = useMessages("controls").save;
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState("");

  function remove({ id, title }: ComparedListing) {
    toggleListing(id);
    setAnnouncement(`${title}: ${save.removed}`);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div>
        <header className="page grid items-end gap-x-(--gutter) gap-y-6 pt-10 pb-10 md:pt-16 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="mb-4 eyebrow">{messages.eyebrow}</p>
            <h1 ref={heading} tabIndex={-1} className="display text-title-1 outline-none">
              {list?.heading ?? messages.ownList.title}
            </h1>
            {list && <ContactLine contact={list.contact} className="contact-line-first mt-3" />}
          </div>
          {list && !isOwn && <ReceivedShortlist ids={list.ids} ownListTexts={ownListTexts} />}
          {list && isOwn && (
            <div className="received-shortlist">
              <p>{messages.ownList.text}</p>
              <ShareShortlist ids={list.ids} title={list.headTitle} />
            </div>
          )}
        </header>
        <div className="shortlist-body page pb-16">
          {list ? (
            <ComparedListings list={list} onRemove={isOwn ? remove : undefined} />
          ) : (
            <EmptyShortlist saved={saved} />
          )}
          <p aria-live="polite" className="sr-only">
            {announcement}
          </p>
        </div>
        {list && (
          <ContactBar contact={list.contact}>
            <a href={`#${requestId}`} className={actionClasses.primary}>
              {form.submit}
            </a>
          </ContactBar>
        )}
      </div>
      {list && <ShortlistRequest list={list} form={form} postedForm={actionData} />}
    </>
  );
}

/** The content without listings: nothing is saved, or the saved listings are being fetched. */
function EmptyShortlist({ saved }: { saved: readonly string[] | undefined }) {
  const messages = useMessages("shortlist");
  const empty = (
    <>
      <EmptyState text={messages.empty.text}>
        <ActionLink to={buyPath}>{messages.empty.action}</ActionLink>
      </EmptyState>
      <p className="with-script mt-6 measure">{messages.empty.how}</p>
      <p className="without-script mt-6 measure">{messages.empty.withoutScript}</p>
    </>
  );
  if (saved?.length === 0) return empty;
  return (
    <>
      <p className="with-script text-lead quiet">{messages.loading}</p>
      {!saved && <div className="without-script">{empty}</div>}
    </>
  );
}
