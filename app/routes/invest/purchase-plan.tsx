import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { buyPath, offPlanPath, purchasePlanPath } from "~/content/paths";
import { PlanForm } from "~/features/purchase-plan/plan-form";
import { PlanResult } from "~/features/purchase-plan/plan-result";
import { HomeLinks, PlanExample } from "~/features/purchase-plan/plan-start";
import { purchasePlanContent } from "~/features/purchase-plan/purchase-plan.server";
import { useMessages } from "~/hooks/use-messages";
import { breadcrumbList, breadcrumbTrail } from "~/layout/breadcrumb-trail";
import { pageSite } from "~/layout/page-site";
import { pickMessages } from "~/site/site";
import { ActionLink } from "~/ui/action";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CallToAction } from "~/ui/call-to-action";
import type { Route } from "./+types/purchase-plan";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { purchasePlan, layout, property } = site.messages;
  const plan = purchasePlanContent(site, url.searchParams);
  const head = plan.isFinished
    ? { ...purchasePlan.head, title: purchasePlan.ofFinished }
    : purchasePlan.head;
  const crumbs = breadcrumbTrail(
    site,
    plan.isFinished
      ? { title: property.crumb, to: buyPath }
      : { title: layout.crumbs.offPlan, to: offPlanPath },
    ...(plan.origin ? [plan.origin] : []),
    { title: head.title, to: purchasePlanPath() },
  );
  return {
    head: {
      ...head,
      canonicalPath: purchasePlanPath(),
      noindex: plan.homes.length > 0,
      structuredData: [breadcrumbList(site, crumbs)],
    },
    crumbs,
    plan,
    messages: pickMessages(site, "purchasePlan"),
  };
}

export default function PurchasePlanPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, plan } = loaderData;
  const { title, ofFinished, lead, ask } = useMessages("purchasePlan");
  const { start, isSubmitted, origin } = plan;
  const wayBack = origin && (
    <ActionLink variant="text" to={origin.actionTo}>
      {origin.action}
    </ActionLink>
  );
  const { key } = useLocation();
  const shown = useRef(key);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Back from a result renders a new form, and its address may have no fragment to focus.
    if (shown.current !== key && !location.hash && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    shown.current = key;
  }, [key]);
  const hasResult = plan.results.length > 0 && plan.errors.length === 0;
  return (
    <div className="print:[zoom:0.7] print:*:py-2">
      <div className="page pt-8 print:hidden">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div
        className={`page grid items-end gap-x-(--gutter) gap-y-4 pt-6 lg:grid-cols-2 ${start || hasResult ? "pb-6" : "pb-12"}`}
      >
        <h1
          ref={heading}
          tabIndex={-1}
          className={`display [outline:none] ${hasResult ? "text-title-2" : "text-title-1"}`}
        >
          {plan.isFinished ? ofFinished : title}
        </h1>
        {!hasResult && <p className="measure">{lead}</p>}
      </div>
      {start ? (
        <>
          <PlanExample {...start.example} />
          <HomeLinks {...start} />
        </>
      ) : (
        <>
          <PlanForm {...plan} />
          {isSubmitted && <PlanResult {...plan} />}
          {plan.results.length > 0 ? (
            <div className="print:hidden">
              <CallToAction title={ask.title} text={ask.text}>
                <ActionLink variant="brass" to={plan.ask}>
                  {ask.action}
                </ActionLink>
                {wayBack}
              </CallToAction>
            </div>
          ) : (
            wayBack && <div className="page py-8 print:hidden">{wayBack}</div>
          )}
        </>
      )}
    </div>
  );
}
