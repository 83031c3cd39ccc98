import "./home-page.css";
import { useMessages } from "~/hooks/use-messages";
import { Picture, type PictureData } from "~/pictures/picture";

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
            <dt className="statistic-meaning">
              <span className="block max-md:text-small">{title}</span>
              <span className="mt-2 block text-small quiet max-md:hidden">{text}</span>
            </dt>
            <dd className="statistic-figure display figures">{figure}</dd>
          </div>
        ))}
      </dl>
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
            <h2 className="display text-title-1">{messages.title}</h2>
          </div>
          <p className="max-w-[44ch] text-lead lg:pb-2">{messages.text}</p>
        </div>
        <div className="mt-[clamp(1.75rem,6vw,6rem)] border-t border-bronze" data-reveal="">
          <ol className="page grid gap-x-(--gutter) lg:grid-cols-3">
            {messages.steps.map(({ title, text }) => (
              <li key={title} className="step">
                <h3 className="display text-title-3">{title}</h3>
                <p className="mt-3 max-w-[38ch]">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="page-grid max-md:hidden">
        <Picture
          picture={picture}
          sizes="(width < 48rem) 1px, 75vw"
          className="relative row-start-1 -mt-[clamp(4.5rem,11vw,11rem)] aspect-3/2 w-full object-cover md:col-[full-start/col-end_9] lg:aspect-16/9"
        />
        <p className="mt-4 max-w-[34ch] text-small quiet lg:col-[col-start_10/content-end] lg:row-start-1 lg:self-end">
          {messages.caption}
        </p>
      </div>
    </>
  );
}
