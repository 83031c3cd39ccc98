import { useMemo } from "react";
import "~/ui/editorial.css";
import type { MarginNote as Note, MarkedText, RichText, TitledText } from "~/content/article-body";
import { useCurrentSection } from "~/hooks/use-current-section";
import type { SitePath } from "~/locale";
import { Picture } from "~/pictures/picture";
import { SiteLink } from "~/ui/site-link";
import type { ShownBlock } from "./article-body.server";

interface ContentsEntry {
  id: string;
  text: string;
}

interface ArticleContentsProps {
  title: string;
  entries: readonly ContentsEntry[];
}

export function ArticleContents({ title, entries }: ArticleContentsProps) {
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const current = useCurrentSection(ids);
  return (
    <nav
      aria-label={title}
      className="sticky top-[calc(var(--header-height)+2rem)] hidden self-start text-small lg:col-span-3 lg:block"
    >
      <p className="mb-3 eyebrow">{title}</p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="contents-link"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function ArticleBody({ body }: { body: readonly ShownBlock[] }) {
  return (
    <div className="lg:col-span-9 lg:grid lg:grid-cols-subgrid lg:content-start">
      {body.map((block) => (
        <ArticleBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function ArticleBlock({ block }: { block: ShownBlock }) {
  if (block.kind === "heading") {
    if (block.level === 3)
      return (
        <h3 id={block.id} className="mt-10 display text-title-4 lg:col-span-6">
          {block.text}
        </h3>
      );
    return (
      <h2 id={block.id} className="mt-14 mb-2 display text-title-3 lg:col-span-6 lg:mt-20">
        {block.text}
      </h2>
    );
  }
  if (block.kind === "steps") return <Steps steps={block.steps} />;
  if (block.kind === "points") return <Points points={block.points} />;
  if (block.kind === "list") return <List {...block} />;
  if (block.kind === "quote") return <Quote {...block} />;
  if (block.kind === "picture") return <BodyPicture {...block} />;
  if (block.kind === "figure") return <PullFigure {...block} />;
  if (block.kind === "sum") return <WorkedSum {...block} />;
  return (
    <div className="mt-5 lg:col-span-9 lg:grid lg:grid-cols-subgrid">
      <p className="lg:col-span-6">
        <Rich text={block.text} />
      </p>
      {block.note && <MarginNote {...block.note} />}
    </div>
  );
}

/** A text with its links and emphasis. */
function Rich({ text }: { text: RichText }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? part : <Marked key={JSON.stringify(part)} {...part} />,
  );
}

function Marked({ text, href, strong, emphasis }: MarkedText) {
  const emphasised = emphasis ? <em>{text}</em> : text;
  const marked = strong ? <strong className="weight-medium">{emphasised}</strong> : emphasised;
  if (!href) return marked;
  const className = "underline decoration-1 underline-offset-4";
  return href.startsWith("/") ? (
    <SiteLink to={href as SitePath} className={className}>
      {marked}
    </SiteLink>
  ) : (
    <a href={href} className={className}>
      {marked}
    </a>
  );
}

function List({ ordered, items }: { ordered: boolean; items: readonly RichText[] }) {
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag
      className={`article-list mt-5 ps-5 ${ordered ? "list-decimal" : "list-disc"} lg:col-span-6`}
    >
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <Rich text={item} />
        </li>
      ))}
    </Tag>
  );
}

function Quote({ paragraphs }: { paragraphs: readonly RichText[] }) {
  return (
    <blockquote className="mt-10 mb-10 grid gap-y-4 rule-s border-bronze ps-5 display text-title-4 lg:col-span-6">
      {paragraphs.map((text) => (
        <p key={JSON.stringify(text)}>
          <Rich text={text} />
        </p>
      ))}
    </blockquote>
  );
}

function BodyPicture({ picture, caption }: Extract<ShownBlock, { kind: "picture" }>) {
  return (
    <figure className="mt-10 mb-10 lg:col-span-9">
      <Picture
        picture={picture}
        sizes="(max-width: 1023px) 92vw, 63vw"
        className="aspect-3/2 w-full object-cover"
      />
      {caption && <figcaption className="pt-4 text-small quiet">{caption}</figcaption>}
    </figure>
  );
}

function Steps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <ol className="mt-6 mb-5 rule-b lg:col-span-9">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] items-baseline gap-y-1 rule-t py-4 sm:grid-cols-[2.5rem_4fr_5fr] sm:gap-x-6"
        >
          <span aria-hidden className="text-small text-bronze figures">
            {String(index + 1).padStart(2, "0")}
          </span>
          <strong className="display text-title-4">{title}</strong>
          <span className="col-start-2 sm:col-start-3">
            <Rich text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Points({ points }: { points: readonly TitledText[] }) {
  return (
    <dl className="mt-6 gap-x-(--gutter) sm:grid sm:grid-cols-2 lg:col-span-9 lg:grid-cols-3">
      {points.map(({ title, text }) => (
        <div key={title} className="rule-t py-5">
          <dt className="display text-title-4">{title}</dt>
          <dd className="mt-2">
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MarginNote({ kind, head, text }: Note) {
  return (
    // In the margin of a wide window, otherwise below its paragraph.
    <p
      role="note"
      className="mt-5 text-small [--rule:var(--color-bronze)] max-lg:rule-s max-lg:ps-4 lg:col-span-3 lg:mt-1 lg:rule-t lg:pt-3"
    >
      <strong
        className={
          kind === "figure"
            ? "block display text-title-3 figures"
            : "block weight-medium text-(--accent,var(--color-bronze))"
        }
      >
        {head}
      </strong>{" "}
      <span className="quiet">{text}</span>
    </p>
  );
}

function PullFigure({ figure, meaning }: { figure: string; meaning: string }) {
  return (
    <p className="my-12 items-end gap-x-(--gutter) rule-t rule-b py-8 lg:col-span-9 lg:my-16 lg:grid lg:grid-cols-subgrid">
      <strong className="block display text-numeral figures lg:col-span-5">{figure}</strong>{" "}
      <span className="mt-4 block lg:col-span-4">{meaning}</span>
    </p>
  );
}

interface WorkedSumProps {
  caption: string;
  rowHeader: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
}

function WorkedSum({ caption, rowHeader, columns, rows }: WorkedSumProps) {
  return (
    <table className="my-8 w-full caption-bottom figures lg:col-span-9 lg:my-10">
      <caption className="pt-4 text-start text-small quiet">{caption}</caption>
      <thead className="align-bottom">
        <tr>
          {[rowHeader, ...columns].map((column) => (
            <th key={column} scope="col" className="rule-t border-ink py-4 pe-4 eyebrow">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label} className="rule-t last:rule-b">
            <th scope="row" className="py-4 pe-4">
              {label}
            </th>
            {columns.map((column, index) => (
              <td
                key={column}
                className="py-4 display text-title-4 whitespace-nowrap not-last:pe-4 min-[24rem]:text-title-3"
              >
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
