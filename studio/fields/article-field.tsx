import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, createRef, type ReactNode } from "react";
import type { Block, MarkedText, RichText } from "../../app/content/article-body.ts";
import { readBody } from "../../scripts/content/article-body.ts";
import { wordCount } from "../../scripts/content/warnings.ts";
import { fromWord } from "./pasted-text";

interface Tool {
  label: string;
  /** What each line begins with: "- ". */
  start?: string;
  /** What surrounds the selected words. */
  around?: readonly [before: string, after: string];
}

const tools: readonly Tool[] = [
  { label: "Heading", start: "## " },
  { label: "Smaller heading", start: "### " },
  { label: "List", start: "- " },
  { label: "Numbered list", start: "1. " },
  { label: "Quote", start: "> " },
  { label: "Link", around: ["[", "](https://)"] },
  { label: "Bold", around: ["**", "**"] },
  { label: "Italic", around: ["*", "*"] },
];

const pictureFormats = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

interface State {
  text: string;
  /** The field's value in the last props. */
  known: unknown;
  /** Values that the CMS has got and not given back yet. */
  sent: ReadonlySet<unknown>;
  /** Why a picture was not added. */
  problem: string;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Selects the word of the cursor, if there is one. */
function selectWord(box: HTMLTextAreaElement): void {
  const { value, selectionStart: at } = box;
  const [before = ""] = /[\p{L}\p{N}’'-]*$/u.exec(value.slice(0, at)) ?? [];
  const [after = ""] = /^[\p{L}\p{N}’'-]*/u.exec(value.slice(at)) ?? [];
  box.setSelectionRange(at - before.length, at + after.length);
}

/** The text of an article: Markdown with a toolbar, and below it what the page will have. */
export class ArticleField extends Component<CustomFieldControlProps, State> {
  override readonly state: State = {
    text: textOf(this.props.value),
    known: this.props.value,
    sent: new Set(),
    problem: "",
  };
  private readonly box = createRef<HTMLTextAreaElement>();

  /** Shows a value that was not typed here. Otherwise the box keeps its text: a later one moves the cursor. */
  static getDerivedStateFromProps({ value }: CustomFieldControlProps, state: State): State | null {
    if (value === state.known) return null;
    if (value === state.text) return { ...state, known: value, sent: new Set() };
    if (state.sent.has(value)) return { ...state, known: value };
    return { ...state, text: textOf(value), known: value };
  }

  private change(text: string): void {
    this.setState(({ sent }) => ({ text, sent: new Set([...sent, text]) }));
    this.props.onChange(text);
  }

  /**
   * Replaces the selection. The command is the only way that can be undone, and sends the event of typing.
   *
   * @param selected the part of the text to select, from its beginning; otherwise its end
   */
  private insert(text: string, selected?: readonly [from: number, to: number]): void {
    const box = this.box.current;
    if (!box) return;
    box.focus();
    const at = box.selectionStart;
    document.execCommand("insertText", false, text);
    if (selected) box.setSelectionRange(at + selected[0], at + selected[1]);
  }

  private apply({ start, around }: Tool): void {
    const box = this.box.current;
    if (!box) return;
    const { value } = box;
    if (start) {
      const from = value.lastIndexOf("\n", box.selectionStart - 1) + 1;
      const end = value.indexOf("\n", box.selectionEnd);
      const to = end === -1 ? value.length : end;
      const lines = value.slice(from, to).split("\n");
      const marked = lines.map((line) => start + line.replace(/^(#+|-|>|\d+\.) /, ""));
      // Markdown needs an empty line before a list or a quote.
      const gap = from === 0 || value.slice(0, from).endsWith("\n\n") ? "" : "\n";
      box.setSelectionRange(from, to);
      this.insert(gap + marked.join("\n"));
      return;
    }
    if (!around) return;
    const [before, after] = around;
    // Marks without words between them would be on the page.
    if (box.selectionStart === box.selectionEnd) selectWord(box);
    const chosen = value.slice(box.selectionStart, box.selectionEnd);
    const text = before + chosen + after;
    const address = text.indexOf("https://");
    const middle = before.length + chosen.length;
    this.insert(text, address >= 0 && chosen ? [address, text.length - 1] : [middle, middle]);
  }

  /**
   * Begins the next point of a list with Enter; in an empty point Enter ends the list.
   *
   * @returns whether the cursor is in a list
   */
  private continueList(): boolean {
    const box = this.box.current;
    if (!box || box.selectionStart !== box.selectionEnd) return false;
    const { value, selectionStart: at } = box;
    const from = value.lastIndexOf("\n", at - 1) + 1;
    const [point, mark, number] = /^(-|(\d+)\.) /.exec(value.slice(from, at)) ?? [];
    if (!point) return false;
    if (from + point.length === at) {
      box.setSelectionRange(from, at);
      this.insert("\n");
    } else this.insert(`\n${number ? `${Number(number) + 1}.` : mark} `);
    return true;
  }

  private async addPicture(file: File): Promise<void> {
    try {
      const address = await this.props.addFile(file);
      const box = this.box.current;
      if (!box) return;
      // After the paragraph of the cursor.
      const end = `${box.value}\n`.indexOf("\n", box.selectionEnd);
      box.setSelectionRange(end, end);
      this.insert(`\n\n![](${address})\n\n`, [4, 4]);
      this.setState({ problem: "" });
    } catch (error) {
      this.setState({ problem: error instanceof Error ? error.message : String(error) });
    }
  }

  override render() {
    const { forID } = this.props;
    const { text, problem } = this.state;
    return (
      <div>
        <div className="article-tools" role="toolbar" aria-label="Text">
          {tools.map((tool) => (
            <button key={tool.label} type="button" onClick={() => this.apply(tool)}>
              {tool.label}
            </button>
          ))}
          <label>
            Picture
            <input
              type="file"
              accept={pictureFormats}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void this.addPicture(file);
                target.value = "";
              }}
            />
          </label>
        </div>
        {problem && <p className="words">{problem}</p>}
        <textarea
          ref={this.box}
          id={forID}
          className="lines"
          aria-labelledby={`${forID}-label`}
          dir="auto"
          rows={Math.max(12, text.split("\n").length + 2)}
          value={text}
          onChange={({ target }) => this.change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            if (this.continueList()) event.preventDefault();
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text/plain");
            if (!pasted.includes("\n")) return;
            event.preventDefault();
            this.insert(fromWord(pasted));
          }}
        />
        <Preview text={text} addressOf={(file) => this.addressOf(file)} />
      </div>
    );
  }

  /** The address of a picture in the browser; a new one has it in the text. */
  private addressOf(file: string): string | undefined {
    if (file.startsWith("blob:")) return file;
    const { mediaFiles = [] } = (this.props.entry?.toJS() ?? {}) as {
      mediaFiles?: { name: string; displayURL?: string }[];
    };
    return mediaFiles.find(({ name }) => name === file)?.displayURL;
  }
}

interface PreviewProps {
  text: string;
  addressOf: (file: string) => string | undefined;
}

/** What the page will have, with a line for each block that it cannot have. */
function Preview({ text, addressOf }: PreviewProps) {
  const { blocks, problems } = readBody(text);
  return (
    <div className="article-preview" role="region" aria-label="As the page will have it">
      <p className="words">As the page will have it, {wordCount(text)} words</p>
      {problems.map(({ line, text: problem }) => (
        <p key={`${line} ${problem}`}>
          Line {line}: {problem}.
        </p>
      ))}
      {blocks.map((block) => (
        <div key={JSON.stringify(block)} dir="auto">
          <BlockPreview block={block} addressOf={addressOf} />
        </div>
      ))}
    </div>
  );
}

interface BlockPreviewProps {
  block: Block;
  addressOf: PreviewProps["addressOf"];
}

function BlockPreview({ block, addressOf }: BlockPreviewProps): ReactNode {
  switch (block.kind) {
    case "heading":
      return block.level ? <h5>{block.text}</h5> : <h4>{block.text}</h4>;
    case "paragraph":
      return (
        <>
          <p>{rich(block.text)}</p>
          {block.note && (
            <p>
              <b>{block.note.head}</b> {block.note.text}
            </p>
          )}
        </>
      );
    case "list": {
      const items = block.items.map((item) => <li key={JSON.stringify(item)}>{rich(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "quote":
      return <blockquote>{block.paragraphs.map((text) => rich(text))}</blockquote>;
    case "picture":
      return (
        <figure>
          <img src={addressOf(block.file)} alt={block.alt} />
          <figcaption>{block.caption ?? block.alt}</figcaption>
        </figure>
      );
    case "steps":
      return titled(block.steps);
    case "points":
      return titled(block.points);
    case "figure":
      return (
        <p>
          <b>{block.figure}</b> {block.meaning}
        </p>
      );
    case "sum":
    default:
      return <p>{block.caption}</p>;
  }
}

const titled = (entries: readonly { title: string; text: RichText }[]) => (
  <ul>
    {entries.map(({ title, text }) => (
      <li key={title}>
        <b>{title}</b> {rich(text)}
      </li>
    ))}
  </ul>
);

const rich = (text: RichText): ReactNode =>
  typeof text === "string"
    ? text
    : text.map((part) =>
        typeof part === "string" ? part : <Marked key={JSON.stringify(part)} {...part} />,
      );

function Marked({ text, href, strong, emphasis }: MarkedText) {
  const emphasised = emphasis ? <em>{text}</em> : text;
  const marked = strong ? <b>{emphasised}</b> : emphasised;
  return href ? <u title={href}>{marked}</u> : marked;
}
