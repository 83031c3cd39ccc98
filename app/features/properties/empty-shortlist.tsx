import type { ShortlistWords } from "~/content/contract/shortlist";
import { buyPath } from "~/data/paths";
import { ActionLink } from "~/ui/action-link";
import { EmptyState } from "~/ui/empty-state";

/** A shortlist without homes: how one comes onto it, and where they are. */
export function EmptyShortlist({ words }: { words: ShortlistWords["empty"] }) {
  return (
    <>
      <EmptyState text={words.text}>
        <ActionLink to={buyPath}>{words.action}</ActionLink>
      </EmptyState>
      <p className="with-script mt-6 measure">{words.how}</p>
      <p className="without-script mt-6 measure">{words.withoutScript}</p>
    </>
  );
}
