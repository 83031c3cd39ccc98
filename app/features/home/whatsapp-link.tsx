import "./home.css";
import { useRef } from "react";
import type { HomeWords } from "~/content/contract/home";
import { useOutOfTheWay } from "~/hooks/use-out-of-the-way";

interface WhatsappLinkProps {
  words: HomeWords["whatsapp"];
  /** The address that opens the chat. */
  to: string;
}

/** The chat with the firm, afloat in the corner; it gives way to whatever can be read or pressed there. */
export function WhatsappLink({ words, to }: WhatsappLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useOutOfTheWay(
    link,
    "main :is(a, button, select, p, h1, h2, h3, dt, dd), footer :is(a, p, dt, dd)",
  );
  return (
    <a ref={link} href={to} target="_blank" rel="noopener noreferrer" className="whatsapp-link">
      {words.chat} <span className="sr-only">{words.note}</span>
    </a>
  );
}
