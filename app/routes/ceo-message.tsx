import { ceoMessage } from "~/content/en/ceo-message";
import { Letter } from "~/features/company/letter";
import { contactPath } from "~/features/enquiries/contact-path";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import type { Route } from "./+types/ceo-message";

export const loader = () => ({ ...ceoMessage, portrait: picture(ceoMessage.picture) });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CeoMessagePage({ loaderData }: Route.ComponentProps) {
  const { head: _head, picture: _picture, onward, ...letter } = loaderData;
  return (
    <Letter {...letter}>
      <ActionLink to={contactPath({ interest: "other", about: onward.write.about })}>
        {onward.write.title}
      </ActionLink>
      <ActionLink look="text" to={onward.company.to}>
        {onward.company.title}
      </ActionLink>
    </Letter>
  );
}
