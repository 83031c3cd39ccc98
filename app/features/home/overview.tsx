import "./home.css";
import type { HomeWords } from "~/content/contract/home";
import { ActionLink } from "~/ui/action-link";

/** Who the firm is, in forty words set large. */
export function Overview({ copy }: { copy: HomeWords["overview"] }) {
  return (
    <section className="page section-grand" data-reveal="">
      <h2 className="mb-7 eyebrow">{copy.title}</h2>
      <p className="overview-text display text-pretty">{copy.text}</p>
      <ActionLink look="text" to="/company-overview" className="mt-8">
        {copy.link}
      </ActionLink>
    </section>
  );
}
