import type { AmountTable } from "./brochure";

export function MoneyTable({ title, lead, columns, rows, notes }: AmountTable) {
  return (
    <section className="money">
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      <table>
        {columns && (
          <thead>
            <tr>
              <th scope="col" aria-label={title} />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ name, note, values, total }) => (
            <tr key={name} data-total={total}>
              <th scope="row">
                {name}
                {note && <span className="small"> {note}</span>}
              </th>
              {values.map((value, index) => (
                <td key={columns?.[index] ?? index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className="risk">{notes.join(" ")}</p>}
    </section>
  );
}
