/**
 * The Damerau–Levenshtein distance of two words: the number of insertions, deletions, replacements and swaps of
 * neighbours. Words whose lengths differ by more than three are not compared.
 *
 * @returns Infinity for words that are not compared
 */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Infinity;
  let rowBefore: number[] = [];
  let previousRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let distance = Math.min(
        (previousRow[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previousRow[j - 1] ?? 0) + Number(!same),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, (rowBefore[j - 2] ?? 0) + 1);
      row.push(distance);
    }
    rowBefore = previousRow;
    previousRow = row;
  }
  return previousRow[b.length] ?? Infinity;
}
