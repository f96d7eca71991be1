import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { bone, skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  /** Names the loading content for screen readers: "正在加载排行榜". */
  label: string
  /** `text` a title and lines, `rows` rows of a table, `block` a chart or picture. Selector `[data-shape]`. */
  shape?: 'text' | 'rows' | 'block'
  /** Number of lines or rows. */
  count?: number
}

/** Placeholder of loading content with the same height, so that the page does not shift when it arrives. */
export function Skeleton({ label, shape = 'text', count = 3 }: SkeletonProps) {
  const lines = Array.from({ length: count }, (_, i) => i)
  return (
    <div className={skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape === 'block' ? <span className={bone} data-shape="block" /> : null}
      {shape === 'text' ? <span className={bone} data-shape="title" /> : null}
      {shape === 'block'
        ? null
        : lines.map((line) => (
            <span
              key={line}
              className={bone}
              data-shape={shape === 'rows' ? 'row' : line === count - 1 ? 'last' : 'line'}
            />
          ))}
    </div>
  )
}
