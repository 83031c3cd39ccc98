import "./project-page.css";
import { PermitNote } from "~/features/permits/permit-note";
import { actionClasses } from "~/ui/action";
import { DotSeparated } from "~/ui/line-breaks";
import { PaymentPlan } from "./payment-plan";
import type { PaymentPlanData } from "./payment-plan.server";
import { PriceList } from "./price-list";
import type { ProjectPageData } from "./project-page.server";
import { requestTitleId } from "./request-section";

type Fact = ProjectPageData["facts"][number];

/** Who states a fact, with a link to where. */
function Status({ status: { text, source, outdated } }: { status: NonNullable<Fact["status"]> }) {
  return (
    <>
      <span className="block text-small quiet">
        <span>{text}</span>
        {source && (
          <>
            {" · "}
            {source.address ? (
              <a
                href={source.address}
                rel="noopener"
                className="underline decoration-1 underline-offset-4"
              >
                <bdi>{source.name}</bdi>
              </a>
            ) : (
              <bdi>{source.name}</bdi>
            )}
          </>
        )}
      </span>
      {outdated && <span className="block text-small text-error">{outdated}</span>}
    </>
  );
}

/** How to check the facts: a sentence with a link in it. */
function CheckYourself({ text, app }: NonNullable<ProjectPageData["checkYourself"]>) {
  const [before, after] = text.split("{app}");
  return (
    <p className="mt-4 text-small measure">
      <span>{before}</span>
      <a href={app.address} rel="noopener" className="underline decoration-1 underline-offset-4">
        {app.name}
      </a>
      <span>{after}</span>
    </p>
  );
}

interface ProjectDetailsProps {
  project: ProjectPageData;
}

export function ProjectDetails({ project }: ProjectDetailsProps) {
  const { facts, checkYourself, risk, missing, permit, messages } = project;
  return (
    <section className="page grid gap-x-(--gutter) gap-y-6 section-tight lg:grid-cols-[4fr_7fr]">
      {facts.length > 0 && <h2 className="display text-title-2">{messages.facts}</h2>}
      <div className="only:col-span-full">
        {facts.length > 0 && (
          <dl className="rule-b">
            {facts.map(({ label, text, notes = [], status }) => (
              <div
                key={label}
                className="rule-t py-3.5 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-x-6"
              >
                <dt className="text-small quiet">{label}</dt>
                <dd className="figures">
                  <DotSeparated text={text} names />
                  {notes.map((note) => (
                    <span key={note} className="block text-small">
                      {note}
                    </span>
                  ))}
                  {status && <Status status={status} />}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {checkYourself && <CheckYourself {...checkYourself} />}
        {risk && <p className="mt-6 rule-s border-bronze ps-4 text-small quiet measure">{risk}</p>}
        {missing && (
          <div className="mt-6">
            <p className={facts.length > 0 ? "measure" : "display text-title-3"}>{missing}</p>
            <a href={`#${requestTitleId}`} className={actionClasses.text}>
              {messages.ask}
            </a>
          </div>
        )}
        {permit && (
          <div className="mt-12">
            <h2 className="rule-b pb-3 eyebrow">{messages.documents}</h2>
            <PermitNote permit={permit} />
          </div>
        )}
      </div>
    </section>
  );
}

export function ProjectCosts({ costs }: { costs: NonNullable<ProjectPageData["costs"]> }) {
  const { title, lists, note, law } = costs;
  return (
    <section id="costs" className="page section-tight" aria-labelledby="costs-title">
      <h2 id="costs-title" className="display text-title-2">
        {title}
      </h2>
      <div className="grid gap-x-16 lg:grid-cols-2">
        {law && <p className="mt-5 measure lg:col-span-2">{law}</p>}
        {lists.map((list) => (
          <PriceList key={list.title} {...list} level="h3" />
        ))}
      </div>
      <p className="mt-4 text-small quiet measure">{note}</p>
    </section>
  );
}

interface ProjectPaymentPlanProps {
  plan: PaymentPlanData;
  messages: ProjectPageData["messages"]["plan"];
}

const planTitleId = "plan-title";

export function ProjectPaymentPlan({ plan: { parts, unit }, messages }: ProjectPaymentPlanProps) {
  return (
    <section className="page section" aria-labelledby={planTitleId}>
      <div className="grid items-end gap-x-(--gutter) gap-y-3 pb-10 lg:grid-cols-[7fr_5fr]">
        <h2 id={planTitleId} className="display text-title-2" data-reveal="">
          {messages.title}
        </h2>
        <div>
          <p className="max-w-[44ch] text-lead">{messages.text}</p>
          {unit && <p className="mt-2 quiet figures">{unit}</p>}
        </div>
      </div>
      <PaymentPlan parts={parts} />
    </section>
  );
}
