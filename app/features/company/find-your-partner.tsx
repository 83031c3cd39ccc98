import { contactPath } from "~/features/enquiries/contact-links";
import type { PartnerQuestions } from "~/features/enquiries/partner-choice";
import { useQueryForm } from "~/hooks/use-query-form";
import { ActionLink, Button } from "~/ui/action";
import { PartnerSentence } from "./partner-sentence";

interface FindYourPartnerProps {
  sentence: PartnerQuestions;
  messages: { choose: string; contact: string };
}

/** The query. An unknown answer is ignored. */
const answerTo = (
  { options, chosen }: PartnerQuestions["questions"][number],
  given: string | null,
) => options.find(({ value }) => value === given)?.value ?? chosen;

/**
 * The sentence on /team. Choosing an option updates the query (without JavaScript a button does), and
 * "Contact Our Team" passes the answers to the contact form.
 */
export function FindYourPartner({ sentence, messages }: FindYourPartnerProps) {
  const { values, key, form } = useQueryForm({
    parse: (query) =>
      Object.fromEntries(
        sentence.questions.map((question) => [
          question.name,
          answerTo(question, query.get(question.name)),
        ]),
      ),
    stringify: (chosen) => new URLSearchParams(chosen),
  });
  return (
    <PartnerSentence key={key} sentence={sentence} {...form}>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ActionLink to={contactPath({ interest: "partner", ...values })}>
          {messages.contact}
        </ActionLink>
        <Button type="submit" variant="text" className="without-script">
          {messages.choose}
        </Button>
      </div>
    </PartnerSentence>
  );
}
