import { useRef } from "react";
import { useOutOfTheWay } from "~/hooks/use-out-of-the-way";
import { whatsappAddress } from "./contact-links";

/** The chat with the firm, afloat in the corner; it gives way to whatever can be pressed there. */
export function WhatsappLink() {
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
      WhatsApp <span className="sr-only">chat with us, opens in a new tab</span>
    </a>
  );
}
