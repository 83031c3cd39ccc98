import { useRef, useState } from "react";
import { data } from "react-router";
import { propertyIds } from "~/content/property-ids";
import { buyPath } from "~/data/paths";
import { enquiryFormWords } from "~/features/enquiries/enquiry-form-words";
import { submitEnquiry } from "~/features/enquiries/submit-enquiry";
import { ComparedProperties } from "~/features/properties/compared-properties";
import { findProperty } from "~/features/properties/find-property";
import type { CardData } from "~/features/properties/property-card-data";
import { ReceivedShortlist } from "~/features/properties/received-shortlist";
import { ShareShortlist } from "~/features/properties/share-shortlist";
import { shortlisted, shortlistPath, shortlistSize } from "~/features/properties/shortlist";
import { shortlistData } from "~/features/properties/shortlist-page-data";
import { ShortlistRequest } from "~/features/properties/shortlist-request";
import { useOwnList } from "~/features/properties/use-own-list";
import { toggleHome } from "~/features/properties/use-shortlist";
import { formatCount } from "~/format/count";
import { defaultLocale } from "~/locale";
import type { ShortlistWords } from "~/messages/contract/shortlist";
import { pageWords } from "~/page-words";
import { advertised, siteOrigin } from "~/request-context";
import { type PageHead, pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action";
import { useControlWords } from "~/ui/control-words";
import { EmptyState } from "~/ui/empty-state";
import { wordsIn } from "~/words";
import type { Route } from "./+types/shortlist";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const { properties, areas } = context.get(advertised);
  const homes = shortlisted(url.searchParams.get("homes"), propertyIds).flatMap(
    (id) => findProperty(properties, id) ?? [],
  );
  const list = shortlistData(
    locale,
    words,
    { homes, areas },
    wordsIn(defaultLocale),
    context.get(siteOrigin),
  );
  const head: PageHead = {
    ...(list ? { title: list.names, description: list.description } : words.shortlist.head),
    noindex: true,
    address: shortlistPath(list?.ids ?? []),
    sharedAs: "/buy",
  };
  return {
    head,
    list,
    words: words.shortlist,
    /** What is said of the visitor's own list beside another, by how many homes it has. */
    otherLists: Array.from({ length: shortlistSize + 1 }, (_, count) =>
      formatCount(locale, count, words.shortlist.received.other),
    ),
    note: words.pictureNotes.all,
    form: enquiryFormWords(locale, words.enquiries, "viewing"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await context.get(submitEnquiry)("viewing", request);
  return data(posted, posted.status);
}

/** Without homes; always the same one. */
const none: readonly string[] = [];

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ShortlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, words, otherLists, note, form } = loaderData;
  const { saved, own } = useOwnList(list?.ids ?? none);
  const save = useControlWords("save");
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, say] = useState("");

  function remove({ id, title }: CardData) {
    toggleHome(id);
    say(`${title}: ${save.removed}`);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <header className="page grid items-end gap-x-(--gutter) gap-y-6 pt-10 pb-10 md:pt-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="mb-4 eyebrow">{words.eyebrow}</p>
          <h1 ref={heading} tabIndex={-1} className="display text-title-1 outline-none">
            {list?.title ?? words.own.title}
          </h1>
        </div>
        {list && !own && (
          <ReceivedShortlist ids={list.ids} words={words.received} other={otherLists} />
        )}
        {list && own && (
          <div className="received-shortlist">
            <p>{words.own.text}</p>
            <ShareShortlist ids={list.ids} title={list.names} words={words.share} />
          </div>
        )}
      </header>
      <div className="shortlist-body page pb-16">
        {list ? (
          <ComparedProperties
            list={list}
            words={words}
            note={note}
            onRemove={own ? remove : undefined}
          />
        ) : (
          <ShortlistWithout saved={saved} words={words} />
        )}
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
      </div>
      {list && <ShortlistRequest list={list} form={form} posted={actionData} />}
    </>
  );
}

/** What stands there while no home is known: nothing is saved, or what is saved is being fetched. */
function ShortlistWithout({
  saved,
  words,
}: {
  saved: readonly string[] | undefined;
  words: ShortlistWords;
}) {
  const empty = (
    <>
      <EmptyState text={words.empty.text}>
        <ActionLink to={buyPath}>{words.empty.action}</ActionLink>
      </EmptyState>
      <p className="with-script mt-6 measure">{words.empty.how}</p>
      <p className="without-script mt-6 measure">{words.empty.withoutScript}</p>
    </>
  );
  if (saved?.length === 0) return empty;
  return (
    <>
      <p className="with-script text-lead quiet">{words.loading}</p>
      {!saved && <div className="without-script">{empty}</div>}
    </>
  );
}
