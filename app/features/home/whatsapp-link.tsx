import "./whatsapp-link.css";
import { useRef } from "react";
import type { home } from "~/content/en/home";
import { whatsappAddress } from "~/features/company/contact-links";
import { useOutOfTheWay } from "~/hooks/use-out-of-the-way";

/** The chat with the firm, afloat in the corner; it gives way to whatever can be pressed there. */
export function WhatsappLink({ words }: { words: typeof home.whatsapp }) {
  const link = useRef<HTMLAnchorElement>(null);
  useOutOfTheWay(link, "main :is(a, button, select), footer a");
  return (
    <a
      ref={link}
      href={whatsappAddress()}
      target="_blank"
      rel="noopener noreferrer"
      className="whatsapp-link"
    >
      {words.chat} <span className="sr-only">{words.note}</span>
    </a>
  );
}
