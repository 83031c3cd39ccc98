import markdoc, { type Config, type Node, type ValidateError } from "@markdoc/markdoc";
import {
  type Block,
  type MarkedText,
  type RichText,
  type TitledText,
  articleFigureNames,
} from "../../app/content/article-body.ts";

// The package is CommonJS, without named exports in Node.
// oxlint-disable-next-line import/no-named-as-default-member
const { parse, validate } = markdoc;

/** A problem of an article with the line of its body, from 1. */
export interface BodyProblem {
  line: number;
  text: string;
}

const text = { type: String, required: true } as const;

/** The tags of an article. docs/changing-things.md documents them. */
const tags: NonNullable<Config["tags"]> = {
  note: {
    attributes: {
      kind: { ...text, matches: ["term", "figure"] },
      head: text,
      about: { type: String },
    },
  },
  steps: {},
  points: {},
  figure: { attributes: { value: text, about: { type: String } } },
  sum: { attributes: { caption: text } },
};

const tagNames = Object.keys(tags).join(", ");

/** Markdoc's errors as messages for authors. */
function explain({ error: { id, message } }: ValidateError): string {
  const [, name = ""] = /'([^']+)'/.exec(message) ?? [];
  switch (id) {
    case "tag-undefined":
      return `there is no tag “${name}”. The tags are ${tagNames}`;
    case "missing-closing":
      return `the tag “${name}” is not closed. End it with {% /${name} %}`;
    case "missing-opening":
      return `the tag “${name}” is closed but not opened`;
    case "attribute-missing-required":
      return `“${name}” is missing in the tag`;
    case "attribute-undefined":
      return `the tag has no “${name}”`;
    default:
      return `the line cannot be read: ${message}`;
  }
}

/** A problem that ends the parsing of a block. */
class Unreadable extends Error {
  readonly node: Node;
  constructor(node: Node, message: string) {
    super(message);
    this.node = node;
  }
}

const lineOf = ({ lines: [first = 0] }: Node) => first + 1;

/** What Markdown has and an article does not, for authors. */
const typeNames: Readonly<Record<string, string>> = {
  code: "code between `",
  em: "*italic* text",
  fence: "a block of code",
  hr: "a line of ---",
  image: "a picture",
  link: "a link",
  list: "a list within it",
  s: "crossed-out text",
  strong: "**bold** text",
  table: "a table",
};

const nameOf = (type: string) => typeNames[type] ?? `a ${type}`;

/** A mark of bold or italic that Markdown leaves in the text. */
const strayMark = /\*\*|(?:^|\s)\*(?=\p{L})/u;

/** The text of a node with spaces for line breaks. Nothing that is typed may be lost, so it has no marks. */
function textOf(node: Node): string {
  const { type, attributes, children } = node;
  if (type === "text") {
    const content = String(attributes["content"]);
    const [mark] = strayMark.exec(content) ?? [];
    if (mark)
      throw new Unreadable(
        node,
        `there is ${mark.trim()} without words between two of them, as in **bold** and *italic*`,
      );
    return content;
  }
  if (type === "softbreak" || type === "hardbreak") return " ";
  if (children.length === 0 || !textContainers.has(type))
    throw new Unreadable(node, `this has plain text only, and not ${nameOf(type)}`);
  return children.map(textOf).join("");
}

const textContainers = new Set(["inline", "paragraph", "heading", "item", "th", "td"]);

/** Addresses of links: of other sites, pages of this one without a language, parts of the article. */
const linkTarget = /^(https:\/\/[^/\s]|mailto:|tel:|#[\w-]|\/(?!\/|(it|ar)(\/|$)))/;

type Marks = Omit<MarkedText, "text">;

/** The parts of a text with the marks around them. */
function partsOf(node: Node, marks: Marks): (string | MarkedText)[] {
  const { type, attributes, children } = node;
  const within = (own: Marks) => children.flatMap((child) => partsOf(child, { ...marks, ...own }));
  if (type === "text" || type === "softbreak" || type === "hardbreak") {
    const content = textOf(node);
    return [Object.keys(marks).length > 0 ? { text: content, ...marks } : content];
  }
  if (type === "inline" || type === "paragraph") return within({});
  if (type === "strong") return within({ strong: true });
  if (type === "em") return within({ emphasis: true });
  if (type === "image")
    throw new Unreadable(node, "a picture should stand alone between two empty lines");
  if (type !== "link")
    throw new Unreadable(
      node,
      `a text has links, **bold** and *italic* words, and not ${nameOf(type)}`,
    );
  const href = String(attributes["href"]);
  if (!linkTarget.test(href))
    throw new Unreadable(
      node,
      `the link leads to “${href}”: it should begin with https://, or with / for a page of this site in any language`,
    );
  return within({ href });
}

/** The text of some nodes, as one string if it has no marks. */
function richTextOf(nodes: readonly Node[]): RichText {
  const parts = nodes.flatMap((node) => partsOf(node, {}));
  const joined: (string | MarkedText)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string")
      joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  const [first = "", ...others] = joined;
  if (others.length === 0 && typeof first === "string") return first.trim();
  return joined;
}

/** The content of an entry of a list. */
const partsOfItem = ({ children }: Node): Node[] =>
  children.flatMap((child) =>
    child.type === "inline" || child.type === "paragraph"
      ? child.children.flatMap((part) => (part.type === "inline" ? part.children : [part]))
      : [child],
  );

/** Removes the space between a title and its text. */
function withoutLeadingSpace(parts: RichText): RichText {
  if (typeof parts === "string") return parts;
  const [first, ...others] = parts;
  if (typeof first !== "string") return parts;
  return first.trim() === "" ? others : [first.trimStart(), ...others];
}

/** The entries of a list: a bold title and a text each. */
function titledTexts(tag: Node): TitledText[] {
  const [list] = tag.children;
  if (list?.type !== "list" || tag.children.length > 1)
    throw new Unreadable(tag, `the tag “${tag.tag}” should hold one list and nothing else`);
  return list.children.map((item) => {
    const [title, ...rest] = partsOfItem(item);
    if (title?.type !== "strong")
      throw new Unreadable(
        item,
        "an entry of the list should begin with its title: **Title** text",
      );
    return {
      title: title.children.map(textOf).join(""),
      text: withoutLeadingSpace(richTextOf(rest)),
    };
  });
}

function listOf({ attributes, children }: Node): Block {
  return {
    kind: "list",
    ordered: Boolean(attributes["ordered"]),
    items: children.map((item) => richTextOf(partsOfItem(item))),
  };
}

/** The picture of a paragraph with nothing else; undefined for other paragraphs. */
function pictureOf(paragraph: Node): Block | undefined {
  const [inline, ...others] = paragraph.children;
  const [image, ...rest] = inline?.children ?? [];
  if (image?.type !== "image" || others.length + rest.length > 0) return undefined;
  const { src, alt, title } = image.attributes;
  const file = decodeURIComponent(String(src));
  if (!/^(blob:.*|[^/\\]+\.[a-z0-9]+)$/i.test(file))
    throw new Unreadable(
      image,
      `the picture is “${file}”: it should be the name of a file beside the article`,
    );
  if (typeof alt !== "string" || alt.trim() === "")
    throw new Unreadable(
      image,
      `a picture has no description: say what it shows between the brackets, ![Description](${file.startsWith("blob:") ? "…" : file})`,
    );
  return { kind: "picture", file, alt, ...(title && { caption: String(title) }) };
}

/** The cells of a table by rows, the header first. */
function cellsOf(tag: Node): string[][] {
  const rows = [...tag.walk()].filter(({ type }) => type === "tr");
  if (rows.length < 2) throw new Unreadable(tag, "the tag “sum” should hold a table");
  return rows.map(({ children }) => children.map((cell) => textOf(cell).trim()));
}

function sumOf(tag: Node): Block {
  const [head = [], ...rows] = cellsOf(tag);
  const [rowHeader = "", ...columns] = head;
  return {
    kind: "sum",
    caption: String(tag.attributes["caption"]),
    rowHeader,
    columns,
    rows: rows.map(([label = "", ...values]) => ({ label, values })),
  };
}

const aboutOf = ({ attributes }: Node) =>
  attributes["about"] ? { about: String(attributes["about"]) } : {};

const bodyOf = ({ children }: Node) => children.map(textOf).join(" ").trim();

/** @param place of the heading among all, from 1 */
function headingOf(node: Node, place: number): Block {
  const { level, id = `part-${place}` } = node.attributes;
  if (level !== 2 && level !== 3)
    throw new Unreadable(node, "a heading should begin with ##, or with ### below another");
  return {
    kind: "heading",
    id: String(id),
    text: textOf(node).trim(),
    ...(level === 3 && { level }),
  };
}

function blockOf(node: Node, place: number): Block {
  const { type, tag, attributes } = node;
  if (type === "paragraph")
    return pictureOf(node) ?? { kind: "paragraph", text: richTextOf([node]) };
  if (type === "heading") return headingOf(node, place);
  if (type === "list") return listOf(node);
  if (type === "blockquote")
    return { kind: "quote", paragraphs: node.children.map((child) => richTextOf([child])) };
  if (tag === "steps") return { kind: "steps", steps: titledTexts(node) };
  if (tag === "points") return { kind: "points", points: titledTexts(node) };
  if (tag === "sum") return sumOf(node);
  if (tag === "figure")
    return {
      kind: "figure",
      figure: String(attributes["value"]),
      meaning: bodyOf(node),
      ...aboutOf(node),
    };
  throw new Unreadable(
    node,
    `an article has paragraphs, headings (##), lists, quotes (>), pictures and the tags ${tagNames}, and not ${nameOf(type)}`,
  );
}

/** Attaches a margin note to the previous paragraph. */
function addNote(blocks: Block[], node: Node): void {
  const paragraph = blocks.at(-1);
  if (paragraph?.kind !== "paragraph" || paragraph.note)
    throw new Unreadable(node, "a note should follow a paragraph that has none yet");
  const { kind, head } = node.attributes;
  paragraph.note = {
    kind: kind === "figure" ? "figure" : "term",
    head: String(head),
    text: bodyOf(node),
    ...aboutOf(node),
  };
}

/**
 * Parses the body of an article.
 *
 * @param markdown with the tags of Markdoc, without the front matter
 * @returns its blocks and its problems: with a problem, the blocks are incomplete
 */
export function readBody(markdown: string): { blocks: Block[]; problems: BodyProblem[] } {
  const document = parse(markdown);
  const problems = validate(document, { tags }).map((error) => ({
    line: (error.lines[0] ?? 0) + 1,
    text: explain(error),
  }));
  if (problems.length > 0) return { blocks: [], problems };
  const blocks: Block[] = [];
  for (const node of document.children)
    try {
      if (node.tag === "note") addNote(blocks, node);
      else {
        const place = blocks.filter(({ kind }) => kind === "heading").length + 1;
        blocks.push(blockOf(node, place));
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push({ line: lineOf(error.node), text: error.message });
    }
  return { blocks, problems };
}

function unknownFigures(markdown: string): BodyProblem[] {
  const known: readonly string[] = articleFigureNames;
  return markdown.split("\n").flatMap((content, index) =>
    [...content.matchAll(/\{(\w+)\}/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        line: index + 1,
        text: `there is no figure {${name}}. The figures are ${known.join(", ")}`,
      })),
  );
}

/** The files of the pictures in an article's text. */
export const picturesOfBody = (markdown: string): string[] =>
  readBody(markdown).blocks.flatMap((block) => (block.kind === "picture" ? [block.file] : []));

/**
 * The problems of an article's text, with their lines.
 *
 * @param linesAbove the number of lines before it in its file
 */
export const bodyProblems = (markdown: string, linesAbove = 0): string[] =>
  [...readBody(markdown).problems, ...unknownFigures(markdown)].map(
    ({ line, text: problem }) => `line ${line + linesAbove}: ${problem}`,
  );
