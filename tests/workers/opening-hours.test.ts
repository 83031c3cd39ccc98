import { expect, test } from "vitest";
import { openingHours } from "~/content/firm";
import { openingSentence } from "~/features/enquiries/opening-hours";
import { openingState } from "~/format/working-hours";
import { company as messages } from "~/messages/en/company";

const inWords = (state: Parameters<typeof openingSentence>[1], ownWeekday = state.weekday) =>
  openingSentence("en", state, messages.hours, ownWeekday);

const statusAt = (instant: string) => inWords(openingState(openingHours, new Date(instant)));

// 16 November 2026 is a Monday. Dubai is four hours ahead of UTC all year.
test.each([
  ["2026-11-16T04:59:59Z", "Closed now, opens today at 9:00 AM"],
  ["2026-11-16T05:00:00Z", "Open now, until 6:00 PM"],
  ["2026-11-16T13:59:59Z", "Open now, until 6:00 PM"],
  ["2026-11-16T14:00:00Z", "Closed now, opens tomorrow at 9:00 AM"],
  ["2026-11-20T13:59:00Z", "Open now, until 6:00 PM"],
  ["2026-11-20T14:00:00Z", "Closed now, opens tomorrow at 10:00 AM"],
  ["2026-11-21T05:59:00Z", "Closed now, opens today at 10:00 AM"],
  ["2026-11-21T06:00:00Z", "Open now, until 4:00 PM"],
  ["2026-11-21T11:59:00Z", "Open now, until 4:00 PM"],
  ["2026-11-21T12:00:00Z", "Closed now, opens Monday at 9:00 AM"],
  ["2026-11-22T08:00:00Z", "Closed now, opens tomorrow at 9:00 AM"],
  // The National Day and the day after it are a Wednesday and a Thursday.
  ["2026-12-01T14:00:00Z", "Closed now, opens Friday at 9:00 AM"],
  ["2026-12-02T08:00:00Z", "Closed now, opens Friday at 9:00 AM"],
  ["2026-12-04T08:00:00Z", "Open now, until 6:00 PM"],
  ["2027-01-01T08:00:00Z", "Closed now, opens tomorrow at 10:00 AM"],
])("at %s a visitor reads: %s", (instant, sentence) => {
  expect(statusAt(instant)).toBe(sentence);
});

test("the day is Dubai's: late on Sunday in London it is Monday there, and not yet open", () => {
  const instant = new Date("2026-11-22T20:30:00Z");
  const { open, weekday, minute } = openingState(openingHours, instant);
  expect({ open, weekday, minute }).toEqual({ open: false, weekday: 1, minute: 30 });
  expect(statusAt("2026-11-22T20:30:00Z")).toBe("Closed now, opens today at 9:00 AM");
  const sunday = 7;
  expect(inWords(openingState(openingHours, instant), sunday)).toBe(
    "Closed now, opens Monday at 9:00 AM",
  );
});

test("an office with one working day opens on that day of the next week", () => {
  const hours = [{ weekdays: [1], hours: { from: 540, to: 600 } }];
  const after = openingState(hours, new Date("2026-11-16T06:00:00Z"));
  expect(after.next).toEqual({ days: 7, weekday: 1, minute: 540 });
  expect(inWords(after)).toBe("Closed now, opens Monday at 9:00 AM");
});

test("an office that never opens promises no time", () => {
  const never = openingState(
    [{ weekdays: [1, 2, 3, 4, 5, 6, 7], hours: null }],
    new Date("2026-11-16T06:00:00Z"),
  );
  expect(inWords(never)).toBe("Closed now");
});
