import { contactPath } from "~/features/enquiries/contact-links";
import type { exclusiveProperty } from "~/features/properties/exclusive-property";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate } from "~/format/interpolate";
import { useMessages } from "~/hooks/use-messages";
import { SaveButton } from "~/listings/save-button";
import { ActionLink } from "~/ui/action";
import { Carousel } from "~/ui/carousel";
import { CurrencyTexts } from "~/ui/currency-select";
import { DotSeparated } from "~/ui/line-breaks";

interface ExclusiveProps {
  property: ReturnType<typeof exclusiveProperty>;
}

export function Exclusive({ property }: ExclusiveProps) {
  const messages = useMessages("homePage").exclusives;
  const { id, title, location, price, converted, link, facts, slides } = property;
  return (
    <section className="pt-[clamp(3rem,1.1rem+7.6vw,8rem)]">
      <div
        className="page grid items-end gap-x-(--gutter) gap-y-3 pb-6 lg:grid-cols-[8fr_4fr]"
        data-reveal=""
      >
        <div>
          <p className="mb-4 eyebrow">{messages.eyebrow}</p>
          <h2 className="display text-title-1">{title}</h2>
        </div>
        <p className="text-lead quiet lg:pb-2 lg:text-end">
          {interpolate(messages.text, { location })}
        </p>
      </div>
      <Carousel title={title} slides={slides} variant="wide" sizes="(width < 48rem) 188vw, 100vw" />
      <div className="page flex flex-wrap items-center justify-between gap-x-12 gap-y-6 pt-6 pb-4">
        <dl className="flex grow flex-wrap gap-x-5 gap-y-5 sm:grow-0 sm:gap-x-10 lg:gap-x-12">
          <ExclusiveFact {...price} converted={converted} wide />
          {facts.map((fact) => (
            <ExclusiveFact key={fact.unit} {...fact} />
          ))}
        </dl>
        <div className="flex w-full flex-wrap items-center gap-x-8 gap-y-2 sm:w-auto">
          <ActionLink
            to={contactPath({ interest: "buying", about: title })}
            className="w-full sm:w-auto"
          >
            {messages.enquire}
            <span className="sr-only">: {title}</span>
          </ActionLink>
          <ActionLink variant="text" to={link}>
            {messages.learn}{" "}
            <span className="sr-only">{interpolate(messages.about, { title })}</span>
          </ActionLink>
          <SaveButton id={id} title={title} />
        </div>
      </div>
    </section>
  );
}

function ExclusiveFact({
  term,
  value,
  unit,
  converted,
  wide = false,
}: {
  /** What both texts are, for screen readers; undefined if the unit says it. */
  term?: string;
  value: string;
  unit: string;
  converted?: readonly CurrencyText[];
  wide?: boolean;
}) {
  const Unit = term ? "dd" : "dt";
  return (
    <div className={`flex flex-col-reverse justify-end ${wide ? "max-sm:w-full" : ""}`}>
      {term && <dt className="sr-only">{term}</dt>}
      <Unit className="text-small quiet">
        <DotSeparated text={unit} />
        {converted && converted.length > 0 && (
          <span className="block figures">
            <CurrencyTexts texts={converted} />
          </span>
        )}
      </Unit>
      <dd className="display text-title-3 figures">{value}</dd>
    </div>
  );
}
