import { headerPaths } from "~/content/paths";
import { ContactBar } from "~/features/enquiries/contact-bar";
import { ActionLink } from "~/ui/action";
import type { LayoutData } from "./layout.server";

/** The ContactBar of a page without a listing: it leads to the firm. */
export const FirmContactBar = ({ layout }: { layout: LayoutData }) => (
  <ContactBar contact={layout.contact}>
    <ActionLink to={headerPaths.contact}>{layout.navigation.links[headerPaths.contact]}</ActionLink>
  </ContactBar>
);
