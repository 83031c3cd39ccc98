import "~/ui/scrim.css";
import type { SitePath } from "~/locale";
import "./contact.css";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { SiteLink } from "~/ui/site-link";

interface OtherRequestsProps {
  title: string;
  picture: PictureData;
  requests: readonly { word: string; text: string; action: string; to: SitePath }[];
}

/** Links to three other forms, side by side over one picture. */
export function OtherRequests({ title, picture, requests }: OtherRequestsProps) {
  return (
    <section aria-labelledby="other-requests">
      <h2 id="other-requests" className="page pb-8 display text-title-2 lg:pb-12">
        {title}
      </h2>
      <div className="other-requests on-ink max-lg:rule-b">
        <div className="other-requests-picture scrim-below">
          <Picture
            picture={picture}
            sizes="max(100vw, 900px)"
            className="aspect-3/2 size-full object-cover lg:aspect-auto"
          />
        </div>
        <ul className="page grid lg:grid-cols-3">
          {requests.map(({ word, text, action, to }) => (
            <li key={word}>
              <SiteLink to={to} className="other-request">
                <span className="other-request-label display">{word}</span>
                <span className="other-request-text">{text}</span>
                <span className="text-action mt-3 self-start">{action}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
