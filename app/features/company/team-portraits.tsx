import { Picture } from "~/pictures/picture";
import type { TeamPerson } from "./team-people";

interface TeamPortraitsProps {
  title: string;
  people: readonly TeamPerson[];
}

/** The people, in rows of three: upright portraits with name, languages and broker number as a caption. */
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
            <p className="mt-4 pt-3 text-small quiet rule-t">{person.languages}</p>
            {person.brn && <p className="text-small quiet figures">{person.brn}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The photograph; without one, the initial in a box of the same shape. */
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
