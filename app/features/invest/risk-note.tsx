import type { SitePath } from "~/locale";
import { ActionLink } from "~/ui/action";

export interface Risk {
  text: string;
  /** The purchase plan with the projects of the page. */
  plan?: { to: SitePath; children: string } | undefined;
}

interface RiskNoteProps {
  /** The source of the figures, and how they are calculated. */
  source?: string;
  risk: Risk;
}

export const RiskNote = ({ source, risk }: RiskNoteProps) => (
  <div className="max-w-[56ch] border-s border-(--accent,var(--color-bronze)) ps-4 text-small quiet">
    {source} {risk.text}
    {risk.plan && <ActionLink variant="text" {...risk.plan} />}
  </div>
);
