import type { NotebookTable } from '@shulei/domain/people/notebook/view.ts'

/** A table of plain texts. A column without a name keeps an empty cell above it. */
export function Table({ table: { head, rows, hasRowNames } }: { table: NotebookTable }) {
  return (
    <table>
      {head.length > 0 && (
        <thead>
          {head.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                cell === '' ? (
                  <td key={column} />
                ) : (
                  <th key={column} scope="col">
                    {cell}
                  </th>
                ),
              )}
            </tr>
          ))}
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              hasRowNames && column === 0 && cell !== '' ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
