import "./overview.css";
import type { home } from "~/content/en/home";
import { ActionLink } from "~/ui/action-link";

/** Who the firm is, in forty words set large. */
export function Overview({ copy }: { copy: typeof home.overview }) {
  return (
    <section className="page section-grand" data-reveal="">
      <h2 className="mb-7 eyebrow">{copy.title}</h2>
      <p className="overview-text display text-pretty">{copy.text}</p>
      <ActionLink look="text" to={copy.link.to} className="mt-8">
        {copy.link.title}
      </ActionLink>
    </section>
  );
}
