import "./home-page.css";
import { ceoMessagePath } from "~/content/paths";
import { useMessages } from "~/hooks/use-messages";
import type { SitePath } from "~/locale";
import type { HomePageMessages } from "~/messages/en/home-page";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";

interface StatisticsProps {
  title: string;
  figures: readonly { figure: string; title: string; text: string }[];
}

export function Statistics({ title: label, figures }: StatisticsProps) {
  return (
    <section aria-label={label} className="overflow-x-clip bg-travertine section">
      <dl className="page flex justify-between gap-(--gutter)">
        {figures.map(({ figure, title, text }) => (
          <div key={title} className="flex flex-col-reverse justify-end">
            <dt className="w-min min-w-full pt-4 wrap-normal">
              <span className="block max-md:text-small">{title}</span>
              <span className="mt-2 block text-small quiet max-md:hidden">{text}</span>
            </dt>
            <dd className="statistic-figure relative display figures">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="page mt-5 text-small quiet md:hidden">{figures[0]?.text}</p>
    </section>
  );
}

interface ApproachProps {
  picture: PictureData;
}

export function Approach({ picture }: ApproachProps) {
  const messages = useMessages("homePage").approach;
  return (
    <>
      <section className="bg-travertine section md:pb-[clamp(8rem,18vw,18rem)]">
        <div className="page grid items-end gap-x-(--gutter) gap-y-4 lg:grid-cols-[8fr_4fr] lg:gap-x-16">
          <div data-reveal="">
            <p className="mb-5 eyebrow">{messages.eyebrow}</p>
            <h2 className="display text-title-2 md:text-title-1">{messages.title}</h2>
          </div>
          <p className="max-w-[44ch] text-lead lg:pb-2">{messages.text}</p>
        </div>
        <div className="mt-[clamp(1.75rem,6vw,6rem)] rule-t border-bronze" data-reveal="">
          <ol className="page grid gap-x-(--gutter) lg:grid-cols-3">
            {messages.steps.map(({ title, text }) => (
              <li
                key={title}
                className="step [--rule:var(--color-bronze)] max-lg:rule-s max-lg:ps-6 max-lg:pt-4"
              >
                <h3 className="display text-title-3">{title}</h3>
                <p className="mt-3 max-w-[38ch]">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="page-grid">
        <Picture
          picture={picture}
          sizes="(width < 48rem) 100vw, 75vw"
          className="relative row-start-1 aspect-16/9 w-full object-cover max-md:col-[full] md:col-[full-start/col-end_9] md:-mt-[clamp(4.5rem,11vw,11rem)] md:max-lg:aspect-3/2"
        />
        <p className="mt-4 max-w-[34ch] text-small quiet max-md:hidden lg:col-[col-start_10/content-end] lg:row-start-1 lg:self-end">
          {messages.caption}
        </p>
      </div>
    </>
  );
}

interface CeoLetterProps {
  letter: HomePageMessages["letter"];
  /** The name of the CEO; absent until the firm provides it. */
  name: string | undefined;
  picture: PictureData;
}

export function CeoLetter({ letter, name, picture }: CeoLetterProps) {
  return (
    <section className="page-grid items-end gap-y-5 lg:grid-rows-[1fr_auto]">
      <div className="lg:col-[content-start/col-end_6]" data-reveal="">
        <p className="mb-5 eyebrow">{letter.eyebrow}</p>
        <h2 className="display text-title-2">{letter.opening}</h2>
        <p className="mt-5 max-w-[52ch] text-lead">{letter.text}</p>
        <p className="mt-5 max-w-[52ch] text-lead max-sm:hidden">{letter.more}</p>
      </div>
      <div className="max-sm:col-[col-start_5/content-end] lg:col-[content-start/col-end_6]">
        <p className="text-small quiet">
          {name && <bdi className="block">{name}</bdi>}
          {letter.role}
        </p>
        <ActionLink variant="text" to={ceoMessagePath} className="mt-1">
          {letter.link}
        </ActionLink>
      </div>
      <Picture
        picture={picture}
        sizes="(width < 40rem) 30vw, (width < 64rem) 62vw, (width < 88rem) 31vw, 430px"
        className="aspect-4/5 w-full object-cover max-sm:col-[content-start/col-end_4] max-sm:row-start-2 sm:col-[col-start_6/full-end] sm:max-lg:row-start-1 sm:max-lg:mb-3 lg:col-[col-start_9/content-end] lg:row-[1/span_2]"
      />
    </section>
  );
}

interface ServiceIndexProps {
  title: string;
  rows: readonly { title: string; text: string; to: SitePath }[];
  picture: PictureData;
}

export function ServiceIndex({ title, rows, picture }: ServiceIndexProps) {
  return (
    <section className="page grid gap-x-(--gutter) gap-y-6 pb-[clamp(3rem,8vw,8rem)] lg:grid-cols-[4fr_8fr]">
      <div className="flex flex-col gap-y-10 lg:pe-4">
        <h2 className="display text-title-2 lg:max-w-[12ch]" data-reveal="">
          {title}
        </h2>
        <div className="relative grow max-lg:hidden">
          <Picture
            picture={picture}
            sizes="(width < 64rem) 1px, 40rem"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
      <ul className="rule-b">
        {rows.map(({ title: name, text, to }) => (
          <li key={to} className="rule-t">
            <SiteLink
              to={to}
              className="grid gap-x-(--gutter) gap-y-0.5 py-2.5 hover:text-bronze md:grid-cols-[5fr_4fr] md:items-baseline"
            >
              <span className="display text-title-4 text-balance">{name}</span>
              <span className="text-small quiet max-md:hidden">{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
