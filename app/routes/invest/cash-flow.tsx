import { useState } from "react";
import { Form } from "react-router";
import { purchaseFigures } from "~/content/costs";
import { investmentPages } from "~/content/investment-pages";
import { rentalYields } from "~/content/market";
import { purchasePlanPath } from "~/content/paths";
import { netRent } from "~/features/costs/payments";
import { contactPath } from "~/features/enquiries/contact-links";
import { projectShowcases, type ShowcaseProject } from "~/features/invest/project-showcase";
import {
  ProjectActions,
  ProjectCarousel,
  ProjectFacts,
  type Risk,
  RiskNote,
} from "~/features/invest/showcase-parts";
import "~/features/invest/showcases.css";
import { purchaseFees, unknownHomes } from "~/features/purchase-plan/known-facts.server";
import { resultId } from "~/features/purchase-plan/parameters";
import { PlanFields } from "~/features/purchase-plan/plan-fields";
import { netRentForm, type NetRentValues } from "~/features/purchase-plan/plan-form.server";
import { exampleQuery } from "~/features/purchase-plan/plan-start.server";
import { weeklyLetting } from "~/features/purchase-plan/purchase-plan.server";
import { defaultCurrency } from "~/format/exchange-rates";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { useQueryForm } from "~/hooks/use-query-form";
import { investmentPageData } from "~/layout/investment-page.server";
import { pageSite } from "~/layout/page-site";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import { projectsOf } from "~/site/advertised";
import type { Site } from "~/site/site";
import { ActionLink, Button } from "~/ui/action";
import { BenefitList } from "~/ui/benefit-list";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { CallToAction } from "~/ui/call-to-action";
import { CurrencyNote, CurrencyTexts } from "~/ui/currency-select";
import { PicturePanel } from "~/ui/picture-panel";
import { linkedSources, Sources } from "~/ui/sources";
import type { Route } from "./+types/cash-flow";

interface PairOfProjectsProps {
  /** Two; fewer after a permit has expired. */
  projects: readonly ShowcaseProject[];
}

const shapes = [
  { place: "", sizes: "(width < 64rem) 92vw, (width < 92rem) 54vw, 48rem" },
  { place: "lg:mt-40", sizes: "(width < 64rem) 92vw, (width < 92rem) 38vw, 34rem" },
] as const;

function PairOfProjects({ projects }: PairOfProjectsProps) {
  return (
    <div className="page grid items-start gap-x-12 gap-y-14 section lg:grid-cols-[7fr_5fr]">
      {projects.map((project, index) => (
        <article
          key={project.id}
          aria-labelledby={`project-${project.id}`}
          className={`min-w-0 ${shapes[index]?.place ?? ""}`}
        >
          <ProjectCarousel project={project} sizes={shapes[index]?.sizes ?? "92vw"} />
          <div className="mt-8" data-reveal="">
            <h3 id={`project-${project.id}`} className="display text-title-2">
              <bdi>{project.title}</bdi>
            </h3>
            <p className="mt-3 max-w-[44ch] text-lead">{project.line}</p>
            <div className="mt-3">
              <ProjectActions {...project} />
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}

interface LeadProjectProps {
  title: string;
  project: ShowcaseProject;
}

function LeadProject({ title, project }: LeadProjectProps) {
  const id = `project-${project.id}`;
  return (
    <>
      <div className="page pt-4 pb-10 md:pb-14" data-reveal="">
        <h2 className="max-w-[16ch] display text-title-2">{title}</h2>
      </div>
      <article aria-labelledby={id}>
        <ProjectCarousel project={project} />
        <div
          className="page mt-12 grid gap-x-(--gutter) gap-y-6 lg:grid-cols-[5fr_7fr]"
          data-reveal=""
        >
          <div>
            <h3 id={id} className="display text-title-2">
              <bdi>{project.title}</bdi>
            </h3>
            <p className="mt-3 max-w-[40ch] text-lead">{project.line}</p>
            <div className="mt-3">
              <ProjectActions {...project} />
            </div>
          </div>
          <ProjectFacts facts={project.facts} />
        </div>
      </article>
    </>
  );
}

const shown = investmentPages["cash-flow"];

/** What the lowest and the highest rent of the estimate leave, and the same figures in the purchase plan. */
function netRents(site: Site, { price, service, vacancy, management }: NetRentValues) {
  const { format, messages } = site;
  const { columns, rows, ...texts } = messages.cashFlow.plan;
  const fees = purchaseFees(unknownHomes.offPlan, price, 0).total.to;
  const signed = (amount: number, digits: string) =>
    format.isolateLtr(`${amount < 0 ? "−" : ""}${digits}`);
  const number = (amount: number) => signed(amount, format.number(Math.abs(amount)));
  const money = (amount: number) =>
    nonBreaking(format.money(Math.abs(amount), "AED")).replace(/\d\S*/, (digits) =>
      signed(amount, digits),
    );
  const amount = (aed: number) => ({
    text: number(aed),
    converted: format.compactConvertedPrice({ aed }).map(({ currency, text }) => ({
      currency,
      text: text.replace(/-(\S+)/, (_, digits: string) => format.isolateLtr(`−${digits}`)),
    })),
  });
  const outcomes = [rentalYields.from, rentalYields.to].map((share) => {
    const rent = (price * share) / 100;
    const kept = netRent({ rent, vacancy, management, serviceCharge: service });
    const net = (kept / (price + fees)) * 100;
    return {
      title: interpolate(columns.yield, { share: format.percentInSentence(share) }),
      kept: money(kept),
      figures: [
        amount(rent),
        amount(kept),
        amount(kept / 12),
        { text: signed(net, `${format.cents(Math.abs(net))}%`), converted: [] },
      ],
    };
  });
  const [low = "", high = ""] = outcomes.map(({ kept }) => kept);
  const planned = exampleQuery(site, defaultCurrency[site.locale], {
    price,
    rent: (price * rentalYields.from) / 100,
    service,
    vacancy,
    management,
  });
  return {
    text: interpolate(texts.text, { price: money(price), low, high }),
    basis: interpolate(texts.basis, { fees: money(fees) }),
    caption: texts.caption.split("{price}"),
    price: money(price),
    converted: format.convertedAmount({ aed: price }),
    terms: columns.terms,
    rows: [rows.rent, rows.net, rows.month, rows.share],
    outcomes,
    rates: format.conversionNote(),
    plan: `${purchasePlanPath()}?${planned}#${resultId}` satisfies SitePath,
  };
}

/** The form of the net rent, with the result unless a field is wrong. */
function netRentContent(site: Site, query: URLSearchParams) {
  const { format, messages } = site;
  const { eyebrow, title, waiting, further, examples, submit } = messages.cashFlow.plan;
  const { fields, values, isComplete } = netRentForm(site, query);
  return {
    eyebrow,
    title,
    waiting,
    examples,
    submit,
    fields: fields.slice(0, 2),
    further: interpolate(further, {
      vacancy: format.percent(values.vacancy),
      management: format.percent(values.management),
    }),
    furtherFields: fields.slice(2),
    result: isComplete ? netRents(site, values) : undefined,
    sources: {
      label: messages.sell.costs.sources,
      sources: linkedSources([
        ...rentalYields.sources,
        ...purchaseFigures.transfer.sources.slice(0, 2),
        ...purchaseFigures.oqood.sources,
      ]),
    },
  };
}

export function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { head, projects: projectsTitle, plan: _plan, benefits, ...texts } = messages.cashFlow;
  const yields = format.percentRange(rentalYields.from, rentalYields.to);
  const pageHead = {
    ...head,
    description: interpolate(head.description, {
      yields: format.percentRangeInSentence(rentalYields.from, rentalYields.to),
    }),
  };
  const [leadProject, ...pair] = projectShowcases(site, projectsOf(site.advertised, "cash-flow"));
  const weekly = weeklyLetting(site);
  return {
    ...texts,
    ...investmentPageData(site, "cash-flow", pageHead),
    picture: findPicture(site, shown.picture),
    yields,
    source: interpolate(texts.source, { year: String(rentalYields.year) }),
    plan: netRentContent(site, url.searchParams),
    benefits: {
      ...benefits,
      // The last one is on long and short lets.
      items: benefits.items.map((item, index) =>
        index === benefits.items.length - 1 ? { ...item, note: weekly } : item,
      ),
    },
    projectsTitle,
    leadProject,
    pair,
  };
}

interface YieldOpeningProps {
  picture: PictureData;
  crumbs: readonly Crumb[];
  /** "6–8%": the largest figure of the site. */
  yields: string;
  title: string;
  lead: string;
  /** The source and the year of the figure. */
  source: string;
}

function YieldOpening(props: YieldOpeningProps) {
  const { picture, crumbs, yields, title, lead, source } = props;
  return (
    <section className="grid rule-b lg:min-h-[calc(82svh-var(--header-height))] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex flex-col px-(--margin) pt-10 pb-12 lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))] lg:pe-6 lg:pt-[8svh]">
        <Breadcrumbs crumbs={crumbs} />
        <h1>
          <span className="yields -ms-1 mt-6 block display lg:mt-10">{yields}</span>{" "}
          <span className="mt-8 block max-w-[20ch] display text-title-2 lg:mt-10">{title}</span>
        </h1>
        <p className="mt-5 max-w-[42ch] text-lead">{lead}</p>
        <p className="mt-4 max-w-[52ch] text-small quiet">{source}</p>
      </div>
      <PicturePanel
        picture={picture}
        sizes="(max-width: 1023px) max(100vw, 88vh), max(42vw, 130vh)"
        tallBelow="(max-width: 767px)"
        priority
        height="min-h-[56svh]"
        className="object-[66%_30%]"
      />
    </section>
  );
}

interface NetRentProps extends ReturnType<typeof netRentContent> {
  risk: Risk;
}

const netRentId = "net-rent";

/** The costs that most visitors leave as they are, with the sources of all figures: open if one is wrong. */
function FurtherCosts(props: Omit<NetRentProps, "risk" | "result">) {
  // Not closed again while a figure is corrected.
  const [isOpen] = useState(props.furtherFields.some(({ error }) => error));
  return (
    <details open={isOpen}>
      <summary className="link">{props.further}</summary>
      <div className="mt-5 grid gap-6">
        <PlanFields fields={props.furtherFields} />
        <div className="text-small quiet">
          <p>{props.examples}</p>
          <Sources {...props.sources} />
        </div>
      </div>
    </details>
  );
}

/** What a home leaves its owner. Its table changes with the fields, without JavaScript by a button. */
function NetRent({ result, risk, ...form }: NetRentProps) {
  const queryForm = useQueryForm({ parse: (query) => query, stringify: (query) => query });
  return (
    <section
      aria-labelledby={netRentId}
      className="page grid items-start gap-x-(--gutter) gap-y-12 section lg:grid-cols-[4fr_8fr] lg:gap-x-16"
    >
      <div>
        <p className="mb-3 eyebrow">{form.eyebrow}</p>
        <h2 id={netRentId} className="display text-title-2">
          {form.title}
        </h2>
        <p aria-live="polite" className="mt-4 max-w-[40ch]">
          {result?.text ?? form.waiting}
        </p>
        <Form
          key={queryForm.key}
          {...queryForm.form}
          action={`#${resultId}`}
          aria-labelledby={netRentId}
          noValidate
          className="net-rent-form mt-8 grid gap-6"
        >
          <PlanFields fields={form.fields} />
          <FurtherCosts {...form} />
          <Button type="submit" className="justify-self-start">
            {form.submit}
          </Button>
        </Form>
      </div>
      <div id={resultId}>
        {result ? (
          <NetRentTable {...result} />
        ) : (
          <p className="rule-t rule-b py-10 display text-title-3">{form.waiting}</p>
        )}
        <div className="mt-8">
          <RiskNote
            source={result?.basis ?? ""}
            risk={{ ...risk, plan: risk.plan && result && { ...risk.plan, to: result.plan } }}
          />
        </div>
      </div>
    </section>
  );
}

function NetRentTable({
  caption,
  price,
  converted,
  terms,
  rows,
  outcomes,
  rates,
}: ReturnType<typeof netRents>) {
  const [beforePrice, afterPrice] = caption;
  // Several millions: two of them fit side by side on phones.
  const isLong = outcomes.some(({ figures }) => figures.some(({ text }) => text.length > 9));
  return (
    <>
      <table className="net-rent-table w-full rule-t border-ink figures">
        <caption className="pb-4 text-start">
          {beforePrice}
          <span className="display text-title-4 whitespace-nowrap">{price}</span>
          {afterPrice}{" "}
          <span className="text-small quiet">
            <CurrencyTexts texts={converted} />
          </span>
        </caption>
        <thead className="eyebrow">
          <tr className="rule-b">
            <th scope="col" className="py-4 wrap-anywhere">
              {terms}
            </th>
            {outcomes.map(({ title }) => (
              <th key={title} scope="col" className="py-4 whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row} className="rule-b">
              <th scope="row" className="py-4 wrap-anywhere">
                {row}
              </th>
              {outcomes.map(({ title, figures }) => (
                <td
                  key={title}
                  className={`py-4 display ${isLong ? "text-title-4 md:text-title-3" : ""}`}
                >
                  {figures[index]?.text}
                  <span className="block font-text text-small quiet">
                    <CurrencyTexts texts={figures[index]?.converted ?? []} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CurrencyNote texts={rates} className="mt-3 text-small" />
    </>
  );
}

export default function CashFlowPage({ loaderData: page }: Route.ComponentProps) {
  const { benefits, callToAction } = page;
  return (
    <>
      <YieldOpening
        picture={page.picture}
        crumbs={page.crumbs}
        yields={page.yields}
        title={page.title}
        lead={page.lead}
        source={page.source}
      />
      <NetRent {...page.plan} risk={page.risk} />
      {page.leadProject && (
        <section aria-label={page.projectsTitle}>
          <LeadProject title={page.projectsTitle} project={page.leadProject} />
          <PairOfProjects projects={page.pair} />
        </section>
      )}
      <BenefitList variant="margin" title={benefits.title} benefits={benefits.items} />
      <CallToAction titleSize="text-title-1" title={callToAction.title} text={callToAction.text}>
        <ActionLink
          variant="brass"
          to={contactPath({ interest: "investing", about: callToAction.about })}
        >
          {callToAction.action}
        </ActionLink>
        <ActionLink variant="text" to={investmentPages["capital-appreciation"].path}>
          {callToAction.next}
        </ActionLink>
      </CallToAction>
    </>
  );
}
