import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { enquiryMail } from "~workers/mail/enquiry-mail";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { validEnquiries } from "./example-enquiries";

const record = {
  id: "4b1c1f6e-5e0e-4a53-9a3a-b8b7f6f0a001",
  createdAt: "2026-11-21T20:30:00.000Z",
  idempotencyKey: "key",
  contentHash: "hash",
  requestId: "request",
  spam: null,
  quarantineNotifiedAt: null,
  locale: "en" as const,
  consentVersion: "2026-11-21",
  page: "/property/ontario-tower",
  referrerHost: "www.google.com",
  utm_source: "newsletter",
  utm_medium: "",
  utm_campaign: "november",
  utm_term: "",
  utm_content: "",
  country: "IT",
  timeZone: "Europe/Rome",
  phoneE164: null,
  phoneCountry: null,
  browserLanguage: "it-IT",
};
/** One time: mails have the visitor's, to the minute. */
const sentAt = new Date();
const mailOf = async (kind: EnquiryKind, answers: Partial<Record<string, string>>, now = sentAt) =>
  enquiryMail(kind, { ...record, ...validEnquiries[kind], ...answers }, env, now);

/** The mail as a naive service would send it, without encoding or validation. */
function carelessly(mail: EmailMessageBuilder): string {
  const { name, email } = mail.replyTo as EmailAddress;
  return [
    `From: ${(mail.from as EmailAddress).email}`,
    `To: ${mail.to as string}`,
    `Reply-To: ${name} <${email}>`,
    `Subject: ${mail.subject}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    mail.text,
  ].join("\r\n");
}

async function textOf(
  html: string,
): Promise<{ cells: string[]; elements: Set<string>; links: string[] }> {
  const cells: string[] = [];
  const elements = new Set<string>();
  const links: string[] = [];
  const page = new HTMLRewriter()
    .on("*", {
      // A message has as many line breaks as the visitor typed.
      element: ({ tagName }) => void (tagName !== "br" && elements.add(tagName)),
    })
    .on("a", { element: (link) => void links.push(link.getAttribute("href") ?? "") })
    .on("td", {
      element: () => void cells.push(""),
      text: ({ text }) => void cells.push(cells.pop() + text),
    })
    .transform(new Response(html));
  await page.text();
  return { cells, elements, links };
}

it("an Arabic answer is right-to-left and isolated from the English text", async () => {
  const name = "ليلى الهاشمي";
  const phone = "٠٥٠ ١٢٣ ٤٥٦٧";
  const {
    subject,
    html = "",
    text,
  } = await mailOf("contact", {
    firstName: "ليلى",
    lastName: "الهاشمي",
    phone,
    timeZone: "Asia/Dubai",
    message: "أريد معاينة Ontario Tower يوم 5 ديسمبر.",
  });
  expect(subject).toBe(`Message: \u2068${name}\u2069 [${record.id}]`);
  const { cells, links } = await textOf(html);
  expect(cells).toContain("أريد معاينة Ontario Tower يوم 5 ديسمبر.");
  const directions: (string | null)[] = [];
  await new HTMLRewriter()
    .on("td", { element: (td) => void directions.push(td.getAttribute("dir")) })
    .transform(new Response(html))
    .text();
  expect(new Set(directions)).toEqual(new Set(["auto"]));
  expect(text).toContain(`> ${phone}`);
  expect(links).toContain("tel:+971501234567");
  expect(links.some((link) => link.startsWith("https://wa.me/971501234567?text="))).toBe(true);
});

it("has the requested properties, the time in Dubai, the source, and the links to answer", async () => {
  const { subject, text, html, replyTo, to } = await mailOf("viewing", {});
  expect(to).toBe(env.ENQUIRY_RECIPIENT);
  expect(replyTo).toEqual({ email: "giulia@example.it", name: "Giulia Ferrari" });
  expect(subject).toBe(`Viewing request: Ontario Tower [${record.id}]`);
  for (const line of [
    "tel:+39021234567",
    "https://wa.me/39021234567?text=",
    "mailto:giulia@example.it?subject=",
    new URL("/property/ontario-tower", env.SITE_ORIGIN).href,
    "> newsletter · november",
    "> www.google.com",
    "> IT",
    "> it-IT",
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^> Sunday,? 22 November 2026 at 00:30 \(Dubai\)$/mu);
  expect(html).toContain('href="https://wa.me/39021234567?text=');
  expect(html).toContain('href="tel:+39021234567"');
});

it("begins with the number to call, the language and the local time", async () => {
  const { text = "" } = await mailOf("viewing", {}, new Date("2026-11-23T10:28:00Z"));
  const [first = "", rest = ""] = text.split("\n\nEverything else\n\n");
  const labels = Array.from(first.matchAll(/^(?!> )(.*):$/gmu), ([, label]) => label);
  expect(labels).toEqual([
    "From",
    "Writes in",
    "Call",
    "WhatsApp",
    "Reply",
    "Home’s page",
    "Message",
  ]);
  expect(first).toContain("Call:\n> +39 02 123 4567 (Italy)\ntel:+39021234567\n");
  expect(first).toContain("when this was sent: Mon 11:28, 3 hours behind Dubai.");
  expect(first).toContain("> Ontario Tower · Business Bay, Dubai · AED 1,500,000\nhttp");
  expect(rest).toContain("> +39 02 1234 567");
});

it("the chat with a visitor begins in the visitor’s language", async () => {
  const { html = "" } = await mailOf("viewing", { locale: "it" });
  const [, text = ""] = /wa\.me\/39021234567\?text=([^"]+)"/u.exec(html) ?? [];
  expect(decodeURIComponent(text)).toContain(
    "Buongiorno, Le scriviamo da Orizzonte, Dubai. Grazie per la Sua richiesta di visitare",
  );
});

it.each([
  ["", "+1 212 456 7890", "Mon 00:28 to Mon 05:28, depending on the region"],
  ["", "+971 50 123 4567", "Mon 14:28, as in Dubai"],
  ["Asia/Kolkata", "+971 50 123 4567", "Mon 15:58, 1.5 hours ahead of Dubai"],
])("in the zone %j a call to %s reaches a clock that shows %s", async (timeZone, phone, clock) => {
  const { text } = await mailOf("viewing", { timeZone, phone }, new Date("2026-11-23T10:28:00Z"));
  expect(text).toContain(`when this was sent: ${clock}.`);
});

it("has no chat link for a number that cannot be parsed", async () => {
  const { text } = await mailOf("viewing", { phone: "00 000 000 000 000" });
  expect(text).not.toContain("wa.me");
  expect(text).toContain("tel:00000000000000");
});

const nasty = fc.oneof(
  fc.string({ unit: "binary", minLength: 1 }),
  fc
    .array(
      fc.constantFrom(
        "\r\n",
        "\n",
        "\r",
        "\u2028",
        "\u0085",
        "Bcc: thief@example.com",
        "<thief@example.com>",
        '"',
        ",",
        "=?utf-8?q?=0D=0ABcc:x?=",
        "<script>",
        "</td></table>",
        "&amp;",
        "'",
        "\u202E",
        "javascript:alert(1)",
        "Email:",
        "Giulia",
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((pieces) => pieces.join("")),
);

it("no name or title can forge a header, even with a careless mail service", async () => {
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (name, propertyTitle) => {
      const mail = await mailOf("viewing", { name, propertyTitle });
      const parsed = await PostalMime.parse(carelessly(mail));
      expect(parsed.headers.map(({ key }) => key)).toEqual([
        "from",
        "to",
        "reply-to",
        "subject",
        "mime-version",
        "content-type",
      ]);
      expect(parsed.replyTo?.map(({ address }) => address)).toEqual(["giulia@example.it"]);
      expect(parsed.to?.map(({ address }) => address)).toEqual([env.ENQUIRY_RECIPIENT]);
      expect(parsed.subject).toMatch(new RegExp(`\\[${record.id}\\]$`, "u"));
      expect(parsed.subject?.length).toBeLessThan(400);
    }),
  );
});

/** The lines of a mail that are not a visitor's. */
const linesOfMail = async (message: string) => {
  const { text = "" } = await mailOf("viewing", { message });
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u);
  return lines.filter((line) => !line.startsWith("> "));
};

it("no message can forge a line of the text part", async () => {
  const ours = await linesOfMail("x");
  await fc.assert(
    fc.asyncProperty(nasty, async (message) => {
      expect(await linesOfMail(message)).toEqual(ours);
    }),
  );
});

it("no answer can forge markup or a link", async () => {
  const plain = await textOf((await mailOf("viewing", {})).html ?? "");
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (name, message) => {
      const html = await textOf((await mailOf("viewing", { name, message })).html ?? "");
      expect(html.elements).toEqual(plain.elements);
      expect(html.links).toEqual(plain.links);
      expect(html.cells).toHaveLength(plain.cells.length);
    }),
    { numRuns: 50 },
  );
});

it("has the property that a message asks to see, with a link", async () => {
  const { text } = await mailOf("contact", {
    interest: "viewing",
    propertyId: "continental-tower",
  });
  expect(text).toContain("> Booking a viewing\n");
  expect(text).toContain("> Continental Tower\n");
  expect(text).toContain(new URL("/property/continental-tower", env.SITE_ORIGIN).href);
});

it("links to the catalogue only, whatever the submitted title", async () => {
  const { text } = await mailOf("viewing", {
    propertyId: "",
    propertyTitle: "https://thief.example/",
  });
  expect(text).not.toMatch(/^https:\/\/thief/mu);
});

it.each([
  ["its id, though title and price have changed", { propertyTitle: "Tower", propertyPrice: "0" }],
  ["its title, for a caller who gives no id", { propertyId: "", propertyPrice: "AED 1,400,000" }],
])("links to the property by %s", async (_, answers) => {
  const { text } = await mailOf("viewing", answers);
  expect(text).toContain(new URL("/property/ontario-tower", env.SITE_ORIGIN).href);
});

it("keeps the line breaks of a message in the HTML part", async () => {
  const { html } = await mailOf("viewing", { message: "One <b>\r\nTwo\nThree" });
  expect(html).toContain("One &lt;b&gt;<br/>Two<br/>Three");
});
