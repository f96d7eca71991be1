import { Columns } from './Columns.tsx'
import { loading } from './Loading.css.ts'

export interface LoadingProps {
  /** Names the loading content: "正在加载更多". Shown and announced. */
  label: string
  /** `s` in a line, `l` in the middle of a panel. Selector `[data-size]`. */
  size?: 's' | 'l'
}

/** Loading of unknown duration. Where the shape of the content is known use `Skeleton`. */
export function Loading({ label, size = 's' }: LoadingProps) {
  return (
    <div className={loading} data-size={size} role="status">
      <Columns size={size} />
      {label}
    </div>
  )
}
