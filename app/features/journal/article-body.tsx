import type { Block } from "~/content/en/journal";
import { ArticlePoints } from "./article-points";
import { ArticleSteps } from "./article-steps";
import { MarginNote } from "./margin-note";
import { PullFigure } from "./pull-figure";
import { WorkedSum } from "./worked-sum";

/** An article's text on nine columns: six of text, three of margin. */
export function ArticleBody({ body }: { body: readonly Block[] }) {
  return (
    <div className="lg:col-span-9 lg:grid lg:grid-cols-subgrid lg:content-start">
      {body.map((block) => (
        <ArticleBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  if (block.kind === "heading") {
    return (
      <h2 id={block.id} className="mt-14 mb-2 display text-title-3 lg:col-span-6 lg:mt-20">
        {block.text}
      </h2>
    );
  }
  if (block.kind === "steps") return <ArticleSteps steps={block.steps} />;
  if (block.kind === "points") return <ArticlePoints points={block.points} />;
  if (block.kind === "figure") return <PullFigure {...block} />;
  if (block.kind === "sum") return <WorkedSum {...block} />;
  return (
    <div className="mt-5 lg:col-span-9 lg:grid lg:grid-cols-subgrid">
      <p className="lg:col-span-6">{block.text}</p>
      {block.note && <MarginNote {...block.note} />}
    </div>
  );
}
