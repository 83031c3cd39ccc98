import type { SitePath } from "~/locale";
import "./home-page.css";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { SiteLink } from "~/ui/site-link";

interface ActiveListing {
  word: string;
  /** The sentence about the active listings. */
  text: string;
  link: string;
  to: SitePath;
  picture: PictureData;
}

interface ActiveListingsProps {
  title: string;
  listings: readonly ActiveListing[];
}

/** Buy and Rent in two halves; hovering one shows its picture. */
export function ActiveListings({ title, listings }: ActiveListingsProps) {
  return (
    <section aria-label={title} className="purposes">
      {listings.map(({ word, text, link, to, picture }) => (
        <div key={word} className="purpose">
          <div className="purpose-picture scrim-whole">
            <Picture
              picture={picture}
              alt=""
              sizes="max(50vw, 54rem)"
              className="size-full object-cover"
            />
          </div>
          <div className="purpose-text" data-reveal="">
            <h2 className="purpose-title display">{word}</h2>
            <p className="mt-2 max-w-[34ch] sm:mt-6 sm:text-lead">{text}</p>
            <SiteLink to={to} className="purpose-link text-action mt-3">
              {link}
            </SiteLink>
          </div>
        </div>
      ))}
    </section>
  );
}
