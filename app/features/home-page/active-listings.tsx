import { areasPath } from "~/content/paths";
import "./home-page.css";
import { useMessages } from "~/hooks/use-messages";
import type { SitePath } from "~/locale";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";

interface ExploreDubaiProps {
  picture: PictureData;
}

export function ExploreDubai({ picture }: ExploreDubaiProps) {
  const messages = useMessages("homePage").explore;
  return (
    <section className="page-grid">
      <Picture
        picture={picture}
        // At twice the density, 768 px are enough for a phone of 390.
        sizes="(width < 40rem) 98vw, (width < 64rem) 100vw, 74vw"
        className="col-[full-start/full-end] row-start-1 aspect-3/2 w-full object-cover lg:col-[col-start_4/full-end] lg:aspect-16/9 lg:max-h-[88svh]"
      />
      <div className="relative col-[full-start/full-end] row-start-2 grid grid-cols-subgrid bg-paper lg:z-1 lg:col-[full-start/col-end_6] lg:row-start-1 lg:-mb-24 lg:self-end">
        <div
          className="col-[content-start/content-end] pt-7 pb-10 lg:col-[content-start/col-end_5] lg:pt-14 lg:pb-16"
          data-reveal=""
        >
          <p className="mb-4 eyebrow">{messages.eyebrow}</p>
          <h2 className="display text-title-2">{messages.title}</h2>
          <p className="mt-4 max-w-[46ch]">{messages.text}</p>
          <ActionLink variant="text" to={areasPath} className="mt-4">
            {messages.link}
          </ActionLink>
        </div>
      </div>
    </section>
  );
}

interface ActiveListing {
  word: string;
  text: string;
  link: string;
  to: SitePath;
  picture: PictureData;
}

interface ActiveListingsProps {
  title: string;
  listings: readonly ActiveListing[];
}

export function ActiveListings({ title, listings }: ActiveListingsProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-2 rule-t rule-b border-ink sm:mt-32 lg:mt-60"
    >
      {listings.map(({ word, text, link, to, picture }) => (
        <div key={word} className="purpose relative isolate">
          <div className="purpose-picture absolute inset-0 -z-10 overflow-hidden">
            <Picture
              picture={picture}
              alt=""
              sizes="max(50vw, 54rem)"
              className="size-full object-cover"
            />
          </div>
          <div className="@container" data-reveal="">
            <h2 className="purpose-title grand-title display">{word}</h2>
            <p className="mt-2 max-w-[34ch] sm:mt-6 sm:text-lead">{text}</p>
            <SiteLink to={to} className="covering-link text-action mt-3">
              {link}
            </SiteLink>
          </div>
        </div>
      ))}
    </section>
  );
}
