import type { ReactNode } from "react";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import type { EnquiryValues } from "~/features/enquiries/fields";
import { useMessages } from "~/hooks/use-messages";

export const requestId = "request";

export const requestTitleId = `${requestId}-title`;

interface RequestSectionProps {
  title: string;
  text: string;
  form: EnquiryFormMessages;
  preset: Partial<EnquiryValues<"viewing">>;
  postedForm: PostedForm | undefined;
  chat: string;
  /** What the visitor may ask with one tick each. */
  questions?: { title: string; items: readonly { name: string; text: string }[] };
  children: ReactNode;
}

export function RequestSection({
  title,
  text,
  form,
  questions,
  children,
  ...request
}: RequestSectionProps) {
  const { optional } = useMessages("controls").form;
  return (
    <section className="bg-travertine section" aria-labelledby={requestTitleId}>
      <div className="page grid gap-x-(--gutter) gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id={requestTitleId} className="max-w-[14ch] display text-title-2">
            {title}
          </h2>
          <p className="mt-5 max-w-[38ch] text-lead">{text}</p>
          {children}
        </div>
        <EnquiryForm
          {...request}
          kind="viewing"
          form={{ ...form, title }}
          id={requestId}
          submitLabel={form.submit}
        >
          {(initial) =>
            questions && (
              <details
                className="collapsible-fields col-span-full"
                open={questions.items.some(({ name }) => name in initial)}
              >
                <summary className="field-choice field-control text-small">
                  {questions.title} <span className="quiet">{optional}</span>
                </summary>
                <fieldset className="mt-3 grid min-w-0 gap-x-6 sm:grid-cols-2">
                  <legend className="sr-only">{questions.title}</legend>
                  {questions.items.map(({ name, text: question }) => (
                    <label key={name} className="flex gap-3 py-2">
                      <input
                        type="checkbox"
                        name={name}
                        value={question}
                        defaultChecked={name in initial}
                      />
                      <span>{question}</span>
                    </label>
                  ))}
                </fieldset>
              </details>
            )
          }
        </EnquiryForm>
      </div>
    </section>
  );
}
