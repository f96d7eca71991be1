import { Columns } from './Columns.tsx'
import { loading } from './Loading.css.ts'

export interface LoadingProps {
  /** What is loading: "正在加载更多". Shown and spoken. */
  label: string
  /** `s` in a line, `l` in the middle of a panel. Selector `[data-size]`. */
  size?: 's' | 'l'
}

/** Something is on its way and nobody knows how long. Where its shape is known use `Skeleton`. */
export function Loading({ label, size = 's' }: LoadingProps) {
  return (
    <div className={loading} data-size={size} role="status">
      <Columns size={size} />
      {label}
    </div>
  )
}
