import { actionStyle } from "~/ui/action-style";
import { DialogButton } from "~/ui/dialog-button";
import { Price } from "~/ui/price";
import { requestDialogId } from "./contact-card";
import type { PropertyPageData } from "./property-page-data";

/**
 * Price and request at the foot of a phone's screen. It sticks within the story only, so that it
 * is gone where the form begins and never covers a field.
 */
export function PhoneBar({ property }: { property: PropertyPageData }) {
  const { words } = property;
  return (
    <div className="property-phone-bar">
      <p className="display text-[1.25rem]/tight figures">
        <Price text={property.price} />
      </p>
      {property.layout === "dialog" ? (
        <DialogButton dialog={requestDialogId}>{words.contact.openDialog}</DialogButton>
      ) : (
        <a href="#request" className={`${actionStyle.primary} shrink-0 px-5!`}>
          {words.request}
        </a>
      )}
    </div>
  );
}
