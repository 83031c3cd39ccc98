import { company } from "~/content/company";
import { mailtoUrl } from "~/features/enquiries/contact-links";
import { localeCodes } from "~/locale";
import { siteContext } from "~/site/site";
import type { Route } from "./+types/security-txt";

const validMonths = 6;

/** The first instant of a month some months ahead, constant during a month, for caches. */
const expiry = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths, 1)).toISOString();

/** /.well-known/security.txt: the contact for vulnerabilities (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    `Contact: ${mailtoUrl(company.email)}`,
    `Expires: ${expiry(new Date())}`,
    `Preferred-Languages: ${[...new Set([...company.correspondenceLanguages, ...localeCodes])].join(", ")}`,
    `Canonical: ${context.get(siteContext).origin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
