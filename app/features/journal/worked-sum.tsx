interface WorkedSumProps {
  caption: string;
  /** What the rows are: the head of their own column. */
  rowsAre: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
}

/** A sum done line by line, as a ruled table with large figures. */
export function WorkedSum({ caption, rowsAre, columns, rows }: WorkedSumProps) {
  return (
    <table className="worked-sum my-8 w-full text-start figures lg:col-span-9 lg:my-10">
      <caption className="pt-4 text-start text-small quiet">{caption}</caption>
      <thead>
        <tr>
          {[rowsAre, ...columns].map((column) => (
            <th
              key={column}
              scope="col"
              className="border-t border-ink py-4 pe-4 text-start eyebrow font-normal"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label} className="rule-t">
            <th scope="row" className="py-4 pe-4 text-start font-normal">
              {label}
            </th>
            {columns.map((column, index) => (
              <td key={column} className="worked-sum-figure display whitespace-nowrap">
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
