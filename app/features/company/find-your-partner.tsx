import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { contactPath } from "~/features/enquiries/contact-path";
import { ActionLink } from "~/ui/action-link";
import { Button } from "~/ui/button";
import { PartnerSentence } from "./partner-sentence";

interface FindYourPartnerProps {
  sentence: ComponentProps<typeof PartnerSentence>["sentence"];
  words: { choose: string; contact: string };
}

/**
 * The sentence on /team: what is chosen goes into the address as it is chosen (without JavaScript
 * with a button), and with "Contact Our Team" on to the contact form.
 */
export function FindYourPartner({ sentence, words }: FindYourPartnerProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Record<string, string>>({
    specialization: sentence.specialization.chosen,
    language: sentence.language.chosen,
  });

  function follow(sentenceForm: HTMLFormElement) {
    const answers = Object.fromEntries(new FormData(sentenceForm)) as Record<string, string>;
    if (Object.entries(answers).every(([name, answer]) => chosen[name] === answer)) return;
    setChosen(answers);
    void submit(sentenceForm, { replace: true, preventScrollReset: true });
  }

  // The visitor may have chosen before the page was alive.
  const followEarly = useEffectEvent(() => form.current && follow(form.current));
  useEffect(() => void followEarly(), []);

  return (
    <PartnerSentence
      ref={form}
      sentence={sentence}
      onChange={({ currentTarget }) => follow(currentTarget)}
    >
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ActionLink to={contactPath({ interest: "partner", ...chosen })}>
          {words.contact}
        </ActionLink>
        <Button type="submit" look="text" className="without-script">
          {words.choose}
        </Button>
      </div>
    </PartnerSentence>
  );
}
