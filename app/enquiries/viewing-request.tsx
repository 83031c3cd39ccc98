import { useRef } from "react";
import { Dialog } from "~/ui/dialog";
import { DialogButton } from "~/ui/dialog-button";
import type { PostedForm } from "./desk";
import { EnquiryForm } from "./enquiry-form";

interface ViewingRequestProps {
  property: { title: string; location: string; price: string; enquiry: "form" | "dialog" | "card" };
  posted?: PostedForm | undefined;
}

/** Request a Viewing of one home: beside its text, or in a dialog that closes when it is sent. */
export function ViewingRequest({ property, posted }: ViewingRequestProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = {
    kind: "viewing",
    id: "request",
    posted,
    preset: {
      propertyTitle: property.title,
      propertyLocation: property.location,
      propertyPrice: property.price,
    },
  } as const;
  if (property.enquiry !== "dialog")
    return (
      <EnquiryForm
        {...form}
        title="Request a Viewing"
        ground="travertine"
        className="self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
      />
    );
  return (
    <div className="self-start">
      <DialogButton dialog="request-dialog">Request Viewing</DialogButton>
      <Dialog id="request-dialog" title="Request a Viewing" ref={dialog}>
        <EnquiryForm {...form} submitLabel="Send Request" onSent={() => dialog.current?.close()} />
      </Dialog>
    </div>
  );
}
