import { ceoMessagePath, teamPath } from "~/content/paths";
import { contactPath } from "~/features/enquiries/contact-path";
import { ActionLink } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";

interface PeopleProps {
  title: string;
  ceo: string;
  team: string;
  write: string;
  /** The subject of a message from this link. */
  about: string;
}

/** The end of the overview: the people of the firm, and a link to the contact form. */
export function People({ title, ceo, team, write, about }: PeopleProps) {
  const pages = [
    { title: ceo, to: ceoMessagePath },
    { title: team, to: teamPath },
  ] as const;
  return (
    <section className="page grid items-end gap-x-12 gap-y-10 section lg:grid-cols-[5fr_7fr]">
      <div>
        <h2 className="display text-title-2">{title}</h2>
        <ActionLink to={contactPath({ interest: "partner", about })} className="mt-8">
          {write}
          <span className="sr-only">: {team}</span>
        </ActionLink>
      </div>
      <ul className="rule-b">
        {pages.map((page) => (
          <li key={page.to} className="rule-t">
            <SiteLink to={page.to} className="block py-6 display text-title-2 hover:text-bronze">
              {page.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
