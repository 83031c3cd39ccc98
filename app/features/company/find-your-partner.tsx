import type { ComponentProps } from "react";
import { contactPath } from "~/features/enquiries/contact-path";
import { useAddressForm } from "~/hooks/use-address-form";
import { ActionLink } from "~/ui/action-link";
import { Button } from "~/ui/button";
import { PartnerSentence } from "./partner-sentence";

type Sentence = ComponentProps<typeof PartnerSentence>["sentence"];

interface FindYourPartnerProps {
  sentence: Sentence;
  words: { choose: string; contact: string };
}

/** An answer that the sentence does not offer counts as none. */
const answerTo = ({ options, chosen }: Sentence["specialization"], given: string | null) =>
  options.find(({ value }) => value === given)?.value ?? chosen;

/**
 * The sentence on /team: what is chosen goes into the address as it is chosen (without JavaScript
 * with a button), and with "Contact Our Team" on to the contact form.
 */
export function FindYourPartner({ sentence, words }: FindYourPartnerProps) {
  const { answers, key, form } = useAddressForm({
    read: (query) => ({
      specialization: answerTo(sentence.specialization, query.get("specialization")),
      language: answerTo(sentence.language, query.get("language")),
    }),
    write: (chosen) => new URLSearchParams(chosen),
  });
  return (
    <PartnerSentence key={key} sentence={sentence} {...form}>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ActionLink to={contactPath({ interest: "partner", ...answers })}>
          {words.contact}
        </ActionLink>
        <Button type="submit" look="text" className="without-script">
          {words.choose}
        </Button>
      </div>
    </PartnerSentence>
  );
}
