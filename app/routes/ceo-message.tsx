import { Letter } from "~/features/company/letter";
import { contactPath } from "~/features/enquiries/contact-path";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { pageWords } from "~/words";
import type { Route } from "./+types/ceo-message";

export function loader({ params }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  return { ...words.ceoMessage, portrait: picture(locale, "home/ceo-portrait") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CeoMessagePage({ loaderData }: Route.ComponentProps) {
  const { head: _head, write, about, overview, ...letter } = loaderData;
  return (
    <Letter {...letter}>
      <ActionLink to={contactPath({ interest: "other", about })}>{write}</ActionLink>
      <ActionLink look="text" to="/company-overview">
        {overview}
      </ActionLink>
    </Letter>
  );
}
