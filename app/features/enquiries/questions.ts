/** The names of checkboxes whose values, questions, become part of the message: "question-price". */
export const questionPrefix = "question-";

/** The submitted values, with the chosen questions at the end of the message. */
export function withQuestions(
  submitted: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { message = "" } = submitted;
  const questions = Object.entries(submitted).flatMap(([name, value]) =>
    name.startsWith(questionPrefix) && typeof value === "string" ? [`- ${value}`] : [],
  );
  if (questions.length === 0 || typeof message !== "string") return submitted;
  const list = questions.join("\n");
  return { ...submitted, message: message ? `${message}\n\n${list}` : list };
}
