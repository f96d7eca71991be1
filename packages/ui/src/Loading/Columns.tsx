import { column, columns } from './Columns.css.ts'

export interface ColumnsProps {
  /** `s` beside text, `l` alone in a panel. */
  size?: 's' | 'l'
}

/** Three columns that rise and fall while something loads. Decoration: put a text beside it. */
export function Columns({ size = 's' }: ColumnsProps) {
  return (
    <span className={columns} data-size={size} aria-hidden="true">
      <span className={column} />
      <span className={column} />
      <span className={column} />
    </span>
  )
}
