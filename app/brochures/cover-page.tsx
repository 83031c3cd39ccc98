import { Price } from "~/ui/line-breaks";
import type { Brochure } from "./brochure";
import { Page } from "./page";
import { PrintImage } from "./print-image";

/** A picture to three edges of the page; below it the name, the type and the price. */
export function CoverPage({ brochure }: { brochure: Brochure }) {
  const { cover, eyebrow, title, summary, price, priceNotes, contact } = brochure;
  return (
    <Page name="cover">
      <PrintImage picture={cover} size="cover" />
      <header className="cover-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <div className="cover-line">
          <p className="lead">{summary}</p>
          <div className="cover-price">
            <p className="price">
              <Price text={price} />
            </p>
            {priceNotes.map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
          </div>
        </div>
      </header>
      <p className="mark">
        <span>{contact.firm.name}</span>
      </p>
    </Page>
  );
}
