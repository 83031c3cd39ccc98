interface KeptTableProps {
  caption: string;
  words: { what: string; howLong: string };
  rows: readonly { what: string; why: string; howLong: string }[];
}

/** What is kept, and for how long, as a ruled table. */
export function KeptTable({ caption, words, rows }: KeptTableProps) {
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-start">
          <th scope="col" className="pb-3 text-start font-normal">
            <span className="eyebrow">{words.what}</span>
          </th>
          <th scope="col" className="w-2/5 ps-5 pb-3 text-start font-normal md:w-1/3 md:ps-10">
            <span className="eyebrow">{words.howLong}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, why, howLong }) => (
          <tr key={what} className="align-baseline rule-t">
            <th scope="row" className="py-5 text-start font-normal">
              <span className="block display text-title-4">{what}</span>
              <span className="mt-2 block text-small quiet">{why}</span>
            </th>
            <td className="py-5 ps-5 figures md:ps-10">{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
