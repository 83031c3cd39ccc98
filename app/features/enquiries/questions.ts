/** The names of checkboxes whose values, questions, become part of the message: "question-price". */
export const questionPrefix = "question-";

/** The chosen questions of the submitted values, by name. */
export const questionsIn = (submitted: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(submitted).filter(
      (entry): entry is [string, string] =>
        entry[0].startsWith(questionPrefix) && typeof entry[1] === "string",
    ),
  );

/** The submitted values, with the chosen questions at the end of the message. */
export function withQuestions(
  submitted: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { message = "" } = submitted;
  const questions = Object.values(questionsIn(submitted)).map((text) => `- ${text}`);
  if (questions.length === 0 || typeof message !== "string") return submitted;
  const list = questions.join("\n");
  return { ...submitted, message: message ? `${message}\n\n${list}` : list };
}
