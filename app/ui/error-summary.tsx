import { countFormat } from "~/format/number";
import { useMessages, useLocale } from "~/hooks/use-messages";

interface ErrorSummaryProps {
  id: string;
  /** The error, and the id of the field. */
  errors: readonly { controlId: string; text: string }[];
  /** Whether the number of errors is announced, because the focus moves to the first field. */
  isAnnounced?: boolean;
}

export function ErrorSummary({ id, errors, isAnnounced }: ErrorSummaryProps) {
  const locale = useLocale();
  const messages = useMessages("controls").form;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="mt-5 scroll-mt-8 [border-inline-start-width:2px] border-error py-1 ps-4 text-small"
    >
      <p
        id={`${id}-title`}
        role={isAnnounced ? "alert" : undefined}
        className="weight-medium text-error"
      >
        {countFormat(locale).count(errors.length, messages.check)}
      </p>
      <ul className="mt-1">
        {errors.map(({ controlId, text }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              className="inline-block py-1 underline decoration-1 underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
