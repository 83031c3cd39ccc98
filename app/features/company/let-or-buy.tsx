import { contactPath } from "~/features/enquiries/contact-path";
import { ActionLink } from "~/ui/action-link";

interface LetOrBuyProps {
  title: string;
  text: string;
  let: string;
  /** What a message about letting is about. */
  about: string;
  buy: string;
}

/** The close of /sell: for who would let instead, and for who buys next. */
export function LetOrBuy({ title, text, let: letting, about, buy }: LetOrBuyProps) {
  return (
    <section className="page grid items-end gap-x-(--gutter) gap-y-8 section lg:grid-cols-[7fr_5fr]">
      <div>
        <h2 className="max-w-[14ch] display text-title-1">{title}</h2>
        <p className="mt-6 max-w-[46ch] text-lead">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 lg:justify-end">
        <ActionLink to={contactPath({ interest: "selling", about })}>{letting}</ActionLink>
        <ActionLink look="text" to="/buy">
          {buy}
        </ActionLink>
      </div>
    </section>
  );
}
