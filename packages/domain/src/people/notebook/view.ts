import type { CodeMarks } from '../../base/markup/code.ts'

/** Words of a person in a cell: a heading, markup with formulas and code, or a table of texts. */
export type NotebookPart =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string; id: string }
  | { kind: 'markup'; html: string }
  | NotebookTable

/** A table of plain texts. */
export interface NotebookTable {
  kind: 'table'
  head: string[][]
  rows: string[][]
  /** The first cell of each row names it. */
  hasRowNames: boolean
  /** Rows or columns are left out. */
  isCut: boolean
}

/** An output as a page shows it. A picture is named by the SHA-256 of the file that the server has encoded. */
export type ShownOutput =
  | { kind: 'text'; from: 'stdout' | 'stderr' | 'result'; text: string; isCut: boolean }
  | { kind: 'error'; name: string; text: string; isCut: boolean }
  | NotebookTable
  | { kind: 'words'; parts: NotebookPart[] }
  | { kind: 'code'; source: string; marks?: CodeMarks; isCut: boolean }
  | { kind: 'picture'; sha256: string; width: number; height: number }
  /**
   * Media types that are not shown. `why` is there for a chart that the server could have drawn, and for markup that only shows something
   * of another site.
   */
  | { kind: 'omitted'; types: string[]; why?: 'remote' | 'undrawn' | 'elsewhere' }

/** A cell with outputs of a form. */
export type CellWith<Output> =
  | { kind: 'text'; parts: NotebookPart[] }
  | { kind: 'raw'; source: string }
  /** `no` is the cell's number in its last run; null for one that has not run. */
  | { kind: 'code'; no: number | null; source: string; marks?: CodeMarks; outputs: Output[] }
  /** A cell of a type that is not known, with its name; or a broken one, with null. */
  | { kind: 'skipped'; type: string | null }

/** A cell as it is stored. */
export type ShownCell = CellWith<ShownOutput>

/** A cell as a page reads it: its pictures have addresses. */
export type PageCell = CellWith<
  Exclude<ShownOutput, { kind: 'picture' }> | { kind: 'picture'; url: string; width: number; height: number }
>
