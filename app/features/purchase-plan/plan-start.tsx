import { useEffect } from "react";
import { useMessages } from "~/hooks/use-messages";
import type { SitePath } from "~/locale";
import { Picture } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { chooseCurrency, CurrencyTexts, useChosenCurrency } from "~/ui/currency-select";
import { PicturesNote } from "~/ui/pictures-note";
import { SiteLink } from "~/ui/site-link";
import { resultId } from "./parameters";
import { regionCurrency } from "./plan-fields";
import { BalanceChart } from "./plan-result";
import type { PurchasePlanContent } from "./purchase-plan.server";

type PlanStartContent = NonNullable<PurchasePlanContent["start"]>;

/** The result of an example, which is named as one. */
export function PlanExample({ text, figures, chart, to }: PlanStartContent["example"]) {
  const messages = useMessages("purchasePlan").start;
  const chosen = useChosenCurrency();
  // The form takes the currency of the region: the amounts before it are in the same one.
  useEffect(() => {
    const regional = regionCurrency();
    if (regional && !document.documentElement.dataset["currency"]) chooseCurrency(regional);
  }, []);
  return (
    <section id={resultId} aria-labelledby="example" className="bg-travertine py-6 md:py-8">
      <div className="page">
        <div className="grid gap-x-(--gutter) gap-y-3 lg:grid-cols-3">
          <h2 id="example" className="eyebrow">
            {messages.title}
          </h2>
          <p className="lg:col-span-2">{text}</p>
        </div>
        <dl className="mt-6 grid gap-x-(--gutter) gap-y-4 md:grid-cols-3">
          {figures.map(({ term, text: dirhams, texts, note }) => (
            <div
              key={term}
              className="grid content-start gap-y-2 rule-t pt-3 lg:row-span-2 lg:grid-rows-subgrid"
            >
              <dt className="self-end text-small">{term}</dt>
              <dd className="figures">
                <span className="block display text-title-3">{dirhams}</span>
                <span className="text-small quiet">
                  <CurrencyTexts texts={texts} /> · {note}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <BalanceChart {...chart} />
        <ActionLink
          variant="text"
          to={chosen ? (to.replace(/currency=\w+/, `currency=${chosen}`) as SitePath) : to}
          className="mt-4"
        >
          {messages.action}
        </ActionLink>
      </div>
    </section>
  );
}

const card = "group relative flex items-center gap-x-5 py-4 max-md:rule-t md:block";

/** The homes as links: each leads to its figures. */
export function HomeLinks({ kinds }: Pick<PlanStartContent, "kinds">) {
  const messages = useMessages("purchasePlan");
  const pictures = kinds.flatMap(({ homes }) => homes.flatMap(({ picture }) => picture ?? []));
  return (
    <section aria-labelledby="homes" className="page section-tight">
      <h2 id="homes" className="display text-title-2">
        {messages.start.homes}
      </h2>
      <p className="mt-4 measure">{messages.start.homesText}</p>
      {kinds.map(({ title, homes, own, all }) => (
        <div key={title} className="mt-10">
          <h3 className="display text-title-4">{title}</h3>
          <ul className="mt-5 grid gap-x-(--gutter) max-md:rule-b md:grid-cols-3 lg:grid-cols-4">
            {homes.map(({ title: name, place, prices, picture, to }) => (
              <li key={to} className={card}>
                {picture && (
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="(width < 48rem) 28vw, (width < 64rem) 30vw, min(23vw, 20rem)"
                    className="mb-3 aspect-3/2 w-[min(7rem,30%)] shrink-0 object-cover md:w-full"
                  />
                )}
                <div>
                  <SiteLink
                    to={to}
                    className="covering-link display text-title-4 group-hover:text-bronze"
                  >
                    <bdi>{name}</bdi>
                  </SiteLink>
                  <p className="text-small quiet">{place}</p>
                  {prices.length > 0 && (
                    <p className="text-small figures">
                      <CurrencyTexts texts={prices} />
                    </p>
                  )}
                </div>
              </li>
            ))}
            <li className={card}>
              <div className="md:rule-t">
                <SiteLink to={own.to} className="covering-link text-action">
                  {own.title}
                </SiteLink>
              </div>
            </li>
          </ul>
          {all && (
            <ActionLink variant="text" to={all.to} className="mt-5">
              {all.text}
            </ActionLink>
          )}
        </div>
      ))}
      <PicturesNote of={pictures} />
    </section>
  );
}
