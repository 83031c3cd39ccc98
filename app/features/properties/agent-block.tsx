import type { PropertyPageData } from "./property-page-data";

/** Who answers for a home: name, phone and email. */
export function AgentBlock({ agent, words }: Pick<PropertyPageData, "agent" | "words">) {
  return (
    <section className="property-agent pt-4 text-small">
      <h2 className="eyebrow">{words.agent.title}</h2>
      <p className="mt-1">{agent.name}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={agent.call} className="property-contact figures">
          {agent.phone}
        </a>
        <a href={agent.write} className="property-contact">
          {agent.email}
        </a>
      </p>
    </section>
  );
}
