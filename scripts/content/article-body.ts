import markdoc, { type Config, type Node, type ValidateError } from "@markdoc/markdoc";
import { type Block, type TitledText, articleFigureNames } from "../../app/content/article-body.ts";

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

/** The text of a node with spaces for line breaks, without marks. */
function textOf({ type, attributes, children }: Node): string {
  if (type === "text") return String(attributes["content"]);
  if (type === "softbreak" || type === "hardbreak") return " ";
  return children.map(textOf).join("");
}

/** The entries of a list: a bold title and a text each. */
function titledTexts(tag: Node): TitledText[] {
  const [list] = tag.children;
  if (list?.type !== "list" || tag.children.length > 1)
    throw new Unreadable(tag, `the tag “${tag.tag}” should hold one list and nothing else`);
  return list.children.map((item) => {
    const [title, ...rest] = item.children.flatMap((child) =>
      child.type === "inline" || child.type === "paragraph"
        ? child.children.flatMap((part) => (part.type === "inline" ? part.children : [part]))
        : [child],
    );
    if (title?.type !== "strong")
      throw new Unreadable(
        item,
        "an entry of the list should begin with its title: **Title** text",
      );
    return { title: textOf(title), text: rest.map(textOf).join("").trim() };
  });
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

function blockOf(node: Node): Block {
  const { type, tag, attributes } = node;
  if (type === "paragraph") return { kind: "paragraph", text: textOf(node).trim() };
  if (type === "heading") {
    if (!attributes["id"])
      throw new Unreadable(
        node,
        "the heading has no name for links. End it with one, for example {% #the-contract %}",
      );
    return { kind: "heading", id: String(attributes["id"]), text: textOf(node).trim() };
  }
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
    `an article has paragraphs, headings (##) and the tags ${tagNames}; this is a ${type}`,
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
      else blocks.push(blockOf(node));
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

/**
 * The problems of an article's text, with their lines.
 *
 * @param linesAbove the number of lines before it in its file
 */
export const bodyProblems = (markdown: string, linesAbove = 0): string[] =>
  [...readBody(markdown).problems, ...unknownFigures(markdown)].map(
    ({ line, text: problem }) => `line ${line + linesAbove}: ${problem}`,
  );
