import type { ReactNode } from "react";
import { company } from "~/content/company";
import { overviewPath } from "~/content/paths";
import { companyFigures } from "~/features/company/claims";
import { contactPath } from "~/features/enquiries/contact-links";
import { interpolateAll } from "~/format/interpolate";
import { pageSite } from "~/layout/page-site";
import { decorativePicture, findPicture } from "~/pictures/find-picture";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import type { Route } from "./+types/ceo-message";

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages } = site;
  return {
    ...interpolateAll(messages.ceoMessage, companyFigures(site)),
    name: company.ceo,
    signature: company.signature ? decorativePicture(company.signature) : undefined,
    portrait: findPicture(site, "home/ceo-portrait"),
  };
}

const titleId = "letter-title";

interface LetterProps {
  eyebrow: string;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Absent until the firm provides it. */
  name: string | undefined;
  signature: PictureData | undefined;
  role: string;
  portrait: PictureData;
  children: ReactNode;
}

function Letter(props: LetterProps) {
  const { eyebrow, title, greeting, paragraphs, name, signature, role, portrait, children } = props;
  return (
    <article aria-labelledby={titleId} className="page-grid gap-y-12 pt-10 pb-24 md:pt-16 lg:pb-36">
      <div className="md:col-[content-start/span_5] md:row-start-1 lg:pe-6">
        <Picture
          picture={portrait}
          sizes="(max-width: 767px) 92vw, (max-width: 1023px) 40vw, 500px"
          priority
          className="top-[calc(var(--header-height)+2rem)] aspect-4/5 w-full object-cover md:sticky"
        />
      </div>
      <div className="md:col-[span_7/content-end] lg:col-[span_7/content-end]">
        <p className="mb-4 eyebrow">{eyebrow}</p>
        <h1 id={titleId} className="display text-title-1">
          {title}
        </h1>
        <div className="mt-10 flex max-w-[38em] flex-col gap-6 text-lead lg:mt-16">
          <p className="display text-title-3">{greeting}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {signature && (
          <Picture
            picture={signature}
            sizes="260px"
            className="mt-12 -mb-10 max-h-24 w-auto max-w-65 bg-transparent mix-blend-multiply"
          />
        )}
        <p className="mt-14 max-w-[26rem] rule-t pt-4 display text-title-4">
          {name && <span className="block">{name}</span>}
          {role}
        </p>
        <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-3">{children}</div>
      </div>
    </article>
  );
}

export default function CeoMessagePage({ loaderData }: Route.ComponentProps) {
  const { head: _head, write, about, overview, ...letter } = loaderData;
  return (
    <Letter {...letter}>
      <ActionLink to={contactPath({ interest: "other", about })}>{write}</ActionLink>
      <ActionLink variant="text" to={overviewPath}>
        {overview}
      </ActionLink>
    </Letter>
  );
}
