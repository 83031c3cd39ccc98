import { listedHomes, purchasePlanPath } from "~/content/paths";
import { contactPath } from "~/features/enquiries/contact-links";
import { SaveButton } from "~/listings/save-button";
import { useShortlist } from "~/listings/use-shortlist";
import type { OffPlanMessages } from "~/messages/en/off-plan";
import { hasPhotograph } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { NextStep } from "~/ui/call-to-action";
import { DotSeparated } from "~/ui/line-breaks";
import { PicturesNote } from "~/ui/pictures-note";
import { SiteLink } from "~/ui/site-link";
import { AskForPrice, ProjectCard } from "./project-card";
import type { ProjectListData } from "./project-card.server";

interface FeaturedProjectsProps {
  title: string;
  text: string;
  list: ProjectListData;
  homes: OffPlanMessages["featured"]["homes"];
  table: Pick<OffPlanMessages["featured"]["table"], "project" | "unknown">;
  /** The text of the link to the purchase plan. */
  planLink: string;
}

const sizes = {
  first: "(width < 48rem) 28vw, (width < 64rem) 92vw, min(62vw, 54rem)",
  other: "(width < 48rem) 28vw, (width < 64rem) 46vw, min(31vw, 27rem)",
};

/** The order and the view: links, so that each has an address. The one that is pressed keeps the focus. */
const ListChoices = ({ choices }: { choices: ProjectListData["choices"] }) => (
  <div className="mb-8 flex flex-wrap justify-between gap-x-10 rule-t rule-b">
    {choices.map(({ label, links }) => (
      <nav key={label} aria-label={label} className="flex flex-wrap items-center gap-x-5">
        <span className="text-small quiet">{label}</span>
        {links.map(({ text, to, isCurrent }) => (
          <SiteLink
            key={text}
            to={to}
            preventScrollReset
            aria-current={isCurrent || undefined}
            className={`nav-link text-small ${isCurrent ? "nav-link-current" : "text-bronze"}`}
          >
            {text}
          </SiteLink>
        ))}
      </nav>
    ))}
    {/* Screen readers do not read a pressed link again once it is the current one. */}
    <p aria-live="polite" className="sr-only">
      {choices
        .map(({ label, links }) => `${label}: ${links.find((link) => link.isCurrent)?.text}`)
        .join(", ")}
    </p>
  </div>
);

const cell = "py-4 ps-3 text-end align-top";

function ProjectTable({
  columns,
  rows,
  messages,
}: NonNullable<ProjectListData["table"]> & { messages: FeaturedProjectsProps["table"] }) {
  return (
    <table aria-labelledby="featured" className="w-full text-small figures md:text-body">
      <thead>
        <tr className="rule-b border-ink">
          <th scope="col" className="py-2 align-top">
            {messages.project}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className="py-2 ps-3 text-end align-top">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="rule-b">
            <th scope="row" className="py-4 align-top">
              <SiteLink to={row.to} className="display text-title-4 hover:text-bronze">
                <bdi>{row.title}</bdi>
              </SiteLink>
              <span className="block text-small quiet">
                <DotSeparated text={row.facts} />
              </span>
            </th>
            {row.cells.map((text, index) => (
              <td key={columns[index]} className={cell}>
                {text || <span className="text-small quiet">{messages.unknown}</span>}
              </td>
            ))}
            <td className={`whitespace-nowrap ${cell}`}>
              <div className="flex flex-col items-end gap-x-8 md:flex-row-reverse md:items-baseline">
                {row.price}
                <AskForPrice {...row} />
                <SaveButton id={row.id} title={row.title} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * All projects, then the list of off-plan properties. That list is empty: the catalogue has ready
 * properties only.
 */
export function FeaturedProjects({
  title,
  text,
  list,
  homes,
  table,
  planLink,
}: FeaturedProjectsProps) {
  const { cards, askForAll, unknown, choices } = list;
  const pictures = cards.map(({ picture }) => picture);
  const noted = hasPhotograph(pictures);
  const saved = useShortlist()?.join();
  const planPath = purchasePlanPath();
  return (
    <section aria-labelledby="featured" className="page section-tight lg:pt-24">
      <div
        className="grid items-baseline gap-x-(--gutter) gap-y-3 pb-10 lg:grid-cols-[8fr_4fr]"
        data-reveal=""
      >
        <h2 id="featured" className="display text-title-2">
          {title}
        </h2>
        <div>
          {cards.length > 0 && <p className="max-w-[44ch] pb-4 text-lead text-balance">{text}</p>}
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            {askForAll && (
              <ActionLink variant="text" to={askForAll.to}>
                {askForAll.text}
              </ActionLink>
            )}
            <ActionLink
              variant="text"
              to={saved ? `${planPath}?${listedHomes}=${saved}` : planPath}
            >
              {planLink}
            </ActionLink>
          </div>
        </div>
      </div>
      <ListChoices choices={choices} />
      {list.table ? (
        <ProjectTable {...list.table} messages={table} />
      ) : (
        <>
          <ul className="grid gap-x-(--gutter) max-md:rule-b md:grid-cols-2 md:gap-y-12 lg:grid-cols-3">
            {cards.map((project, index) => (
              <ProjectCard
                key={project.id}
                project={project}
                noted={noted}
                sizes={index === 0 ? sizes.first : sizes.other}
                className={index === 0 ? "md:col-span-2" : ""}
              />
            ))}
          </ul>
          {cards.length > 0 && <PicturesNote of={pictures} />}
        </>
      )}
      {unknown && <p className="mt-8 text-small quiet">{unknown}</p>}
      <NextStep to={contactPath({ interest: "off-plan", about: homes.about })} action={homes.next}>
        <h3 className="eyebrow">{homes.title}</h3>
        <p className="mt-2">{homes.empty}</p>
      </NextStep>
    </section>
  );
}
