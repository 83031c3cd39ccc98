import { type FormEvent, useState } from "react";
import { notify } from "~/ui/notify";
import { checkEnquiry } from "./check";
import type { EnquiryAnswer, PostedForm } from "./desk";
import { EnquiryField } from "./enquiry-field";
import { type EnquiryValues, fieldsOf } from "./fields";
import { sendEnquiry } from "./send-enquiry";

type Viewing = EnquiryValues<"viewing">;

interface ViewingFormProps {
  property: Pick<Viewing, "propertyTitle" | "propertyLocation" | "propertyPrice">;
  /** What became of the form where it was posted without JavaScript. */
  posted?: PostedForm;
}

const sent = {
  title: "Request Sent!",
  text: "We'll contact you shortly to schedule your viewing.",
};
const notSent = { title: "Error", text: "Failed to send your request. Please try again." };

/** Request a Viewing: the moment for which the site exists. */
export function ViewingForm({ property, posted }: ViewingFormProps) {
  const [answer, setAnswer] = useState<EnquiryAnswer | undefined>(posted?.answer);
  const [sending, setSending] = useState(false);
  const errors = answer && !answer.success ? (answer.error.fields ?? {}) : {};

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkEnquiry("viewing", Object.fromEntries(new FormData(form)));
    if (!checked.ok) {
      setAnswer({
        success: false,
        error: { code: "invalid_fields", message: "", fields: checked.errors },
      });
      return;
    }
    setSending(true);
    const result = await sendEnquiry("viewing", checked.values).catch((error: unknown) => {
      console.error(error);
    });
    setSending(false);
    setAnswer(result ?? undefined);
    if (result?.success) form.reset();
    void notify(result?.success ? { ...sent, tone: "success" } : { ...notSent, tone: "error" });
  }

  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      aria-labelledby="request-a-viewing"
      className="self-start bg-travertine p-8"
    >
      <h2 id="request-a-viewing" className="display text-title-3">
        Request a Viewing
      </h2>
      {fieldsOf("viewing").map(([name, field]) => (
        <EnquiryField
          key={name}
          name={name}
          field={field}
          error={errors[name]}
          initial={
            posted?.answer.success
              ? ""
              : (posted?.values[name] ?? property[name as keyof typeof property] ?? "")
          }
        />
      ))}
      <button
        type="submit"
        disabled={sending}
        className="mt-8 min-h-12 w-full bg-ink px-6 text-paper disabled:opacity-70"
      >
        {sending ? "Sending..." : "Request a Viewing"}
      </button>
      {posted && (
        <p role="status" className="mt-4">
          {posted.answer.success
            ? `${sent.title} ${sent.text}`
            : `${notSent.title}: ${notSent.text}`}
        </p>
      )}
    </form>
  );
}
