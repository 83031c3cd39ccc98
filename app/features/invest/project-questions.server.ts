import type { Project } from "~/content/projects";
import { questionPrefix } from "~/features/enquiries/validate";
import { lowestPrice } from "~/listings/project";
import type { Site } from "~/site/site";

/** What to ask the developer of a project: what is not known of it, and what only the contract says. */
export function projectQuestions({ messages }: Site, project: Project) {
  const { developer, projectNumber, escrow, handover, paymentPlan, serviceCharge } = project;
  const { feePaidBy, expressionOfInterest, interestReturned } = project;
  const { title, texts } = messages.projects.page.questions;
  const isAsked: Record<keyof typeof texts, boolean> = {
    price: lowestPrice(project) === undefined,
    available: lowestPrice(project) !== undefined,
    handover: !handover,
    late: true,
    plan: !paymentPlan?.instalments,
    register: !developer || !projectNumber || !escrow,
    charge: !serviceCharge,
    resale: true,
    interest: expressionOfInterest !== undefined && !interestReturned,
    fee: !feePaidBy,
  };
  return {
    title,
    items: (Object.keys(texts) as (keyof typeof texts)[])
      .filter((id) => isAsked[id])
      .map((id) => ({ name: `${questionPrefix}${id}`, text: texts[id] })),
  };
}
