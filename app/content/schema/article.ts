import { z } from "zod";
import {
  alt,
  choice,
  formerAddresses,
  isoDate,
  line,
  pictureFile,
  pictureView,
  reference,
  text,
} from "./fields.ts";

const articleTexts = {
  title: line("title", "For example Two ways a home earns."),
  excerpt: text("excerpt", 400, "What it is about, in one or two sentences, for lists."),
  propertiesTitle: line("title above the properties", "For example Homes in this article."),
  alt,
};

/** The front matter of an article in English, with its facts. */
export const article = z
  .strictObject({
    status: choice(
      "status",
      ["draft", "published"],
      "Draft: not online. Published: online a few minutes after it is saved.",
      { initial: "draft" },
    ),
    category: choice("category", ["market-insights", "investment", "lifestyle"]),
    date: isoDate("day", "The newest article comes first."),
    updated: isoDate("day of the last check", "When its facts were last checked.").optional(),
    properties: z
      .array(reference("property", "properties"))
      .min(1)
      .meta({ label: "properties that go with it" }),
    formerAddresses: formerAddresses("journal"),
    picture: pictureFile(),
    ...pictureView,
    ...articleTexts,
  })
  .meta({ label: "article" });

/** The front matter of an article in another language. */
export const articleTranslation = z.strictObject(articleTexts).meta({ label: "article" });
