import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";

interface CompanyOpeningProps {
  picture: PictureData;
  eyebrow: string;
  title: string;
}

/** The house in one sentence at display size, the width of the page, over its lobby. */
export function CompanyOpening({ picture, eyebrow, title }: CompanyOpeningProps) {
  return (
    <section className="scrim-above relative isolate flex min-h-svh on-ink">
      <div className="scrim-below absolute inset-0 -z-10 after:inset-0!">
        <Picture
          picture={picture}
          sizes="max(100vw, 150vh)"
          priority
          className="size-full object-cover object-[60%_50%]"
        />
      </div>
      <div className="page mt-auto pt-40 pb-10 md:pb-16">
        <p className="mb-5 border-b border-current pb-3 eyebrow [--accent:var(--color-paper)]">
          {eyebrow}
        </p>
        <h1 className="max-w-[27ch] display text-hero">{title}</h1>
      </div>
    </section>
  );
}
