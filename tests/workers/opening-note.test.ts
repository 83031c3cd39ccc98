import { expect, it, vi } from "vitest";
import { openingNote } from "~/features/enquiries/opening-hours";
import type { Locale } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { validEnquiries, mailbox, postForm, site } from "./example-enquiries";

const noteAt = (locale: Locale, instant: string) =>
  openingNote(locale, messagesFor(locale).lazy.responses.opens, new Date(instant));

// 22 November 2026 is a Sunday. Dubai is four hours ahead of UTC all year.
it.each([
  ["en", "Our office is closed now. It opens on Monday at 9:00\u00A0AM, Dubai time."],
  ["it", "Ora l’ufficio è chiuso. Riapre lunedì alle 9:00, ora di Dubai."],
  ["ar", "مكتبنا مغلق الآن، ويفتح يوم الاثنين الساعة 9:00\u00A0ص بتوقيت دبي."],
] as const)("a visitor on a closed day reads when the office opens: %s", (locale, sentence) => {
  expect(noteAt(locale, "2026-11-22T08:00:00Z")).toBe(sentence);
});

it.each(["2026-11-23T05:00:00Z", "2026-11-21T11:59:00Z"])(
  "has no note while the office is open: %s",
  (instant) => {
    expect(noteAt("en", instant)).toBeUndefined();
  },
);

const submit = (body: Record<string, string>) =>
  postForm("viewing", body, {
    path: "/it/property/ontario-tower",
    headers: { origin: site },
    bindings: { EMAIL: mailbox().EMAIL },
  });

it("has the time of the answer in place of the note, and no note with an error", async () => {
  vi.setSystemTime("2026-11-22T08:00:00Z");
  const sent = await submit({ ...validEnquiries.viewing, locale: "it" });
  expect(sent).toMatchObject({
    status: 200,
    notice: {
      detail: undefined,
      confirmation: { promise: expect.stringContaining("ora di Dubai") },
    },
  });
  const refused = await submit({ ...validEnquiries.viewing, email: "", locale: "it" });
  expect(refused.status).toBe(422);
  expect(refused.notice.detail).toBeUndefined();
  vi.setSystemTime("2026-11-23T08:00:00Z");
  const open = await submit({ ...validEnquiries.viewing, locale: "it" });
  expect(open.notice).toMatchObject({ tone: "success", detail: undefined });
});
