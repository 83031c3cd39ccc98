import { contactPath } from "~/features/enquiries/contact-path";
import type { SitePath } from "~/locale";
import { ActionLink } from "~/ui/action-link";
import { SiteLink } from "~/ui/site-link";

interface PeopleProps {
  title: string;
  ceo: { title: string; to: SitePath };
  team: { title: string; to: SitePath };
  write: { title: string; about: string };
}

/** The close of the overview: who stands behind the house, and how to reach them. */
export function People({ title, ceo, team, write }: PeopleProps) {
  return (
    <section className="page grid items-end gap-x-20 gap-y-10 section lg:grid-cols-[5fr_7fr]">
      <div>
        <h2 className="display text-title-2">{title}</h2>
        <ActionLink to={contactPath({ interest: "partner", about: write.about })} className="mt-8">
          {write.title}
        </ActionLink>
      </div>
      <ul className="rule-b">
        {[ceo, team].map((way) => (
          <li key={way.to} className="rule-t">
            <SiteLink to={way.to} className="block py-6 display text-title-2 hover:text-bronze">
              {way.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
