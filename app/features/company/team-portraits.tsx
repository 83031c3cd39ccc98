import { contactPath } from "~/features/enquiries/contact-links";
import type { PartnerQuestions } from "~/features/enquiries/contact-subject";
import { useQueryForm } from "~/hooks/use-query-form";
import { Picture } from "~/pictures/picture";
import { ActionLink, Button } from "~/ui/action";
import { PartnerSentence } from "./partner-sentence";
import type { TeamPerson } from "./team-people";

interface TeamPortraitsProps {
  title: string;
  people: readonly TeamPerson[];
}

export function TeamPortraits({ title, people }: TeamPortraitsProps) {
  return (
    <section className="page section">
      <h2 className="display text-title-2">{title}</h2>
      <ul className="mt-10 grid gap-x-(--gutter) gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {people.map((person) => (
          <li key={person.name}>
            <Portrait {...person} />
            <h3 className="mt-5 display text-title-3">
              <bdi>{person.name}</bdi>
            </h3>
            <p className="mt-1">{person.role}</p>
            {person.text && <p className="mt-3 max-w-[42ch] text-small">{person.text}</p>}
            <p className="mt-4 rule-t pt-3 text-small quiet">{person.languages}</p>
            {person.brn && <p className="text-small quiet figures">{person.brn}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Portrait({ name, photograph }: TeamPerson) {
  if (photograph)
    return (
      <Picture
        picture={photograph}
        sizes="(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, min(31vw, 27rem)"
        className="aspect-4/5 w-full object-cover"
      />
    );
  return (
    <span
      aria-hidden
      className="flex aspect-4/5 items-center justify-center bg-travertine display text-numeral text-bronze"
    >
      {name.charAt(0)}
    </span>
  );
}

interface FindYourPartnerProps {
  sentence: PartnerQuestions;
  choose: string;
  contact: string;
}

/** The query. An unknown answer is ignored. */
const answerTo = (
  { options, chosen }: PartnerQuestions["questions"][number],
  given: string | null,
) => options.find(({ value }) => value === given)?.value ?? chosen;

/**
 * The sentence on /team. Choosing an option updates the query (without JavaScript a button does), and
 * "Contact Our Team" passes the answers to the contact form.
 */
export function FindYourPartner({ sentence, choose, contact }: FindYourPartnerProps) {
  const { values, key, form } = useQueryForm({
    parse: (query) =>
      Object.fromEntries(
        sentence.questions.map((question) => [
          question.name,
          answerTo(question, query.get(question.name)),
        ]),
      ),
    stringify: (chosen) => new URLSearchParams(chosen),
  });
  return (
    <PartnerSentence key={key} sentence={sentence} {...form}>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ActionLink to={contactPath({ interest: "partner", ...values })}>{contact}</ActionLink>
        <Button type="submit" variant="text" className="without-script">
          {choose}
        </Button>
      </div>
    </PartnerSentence>
  );
}
