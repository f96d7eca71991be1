import { mini, miniBar } from './HomePage.css.ts'

export interface MiniHistogramProps {
  counts: readonly number[]
  /** Which of the tile's columns it is: picks the data colour. */
  place: number
}

const height = 38
const step = 6

/** A column's distribution in the size of a word. The name and the figures stand in the text beside it. */
export function MiniHistogram({ counts, place }: MiniHistogramProps) {
  const most = Math.max(1, ...counts)
  return (
    <svg
      className={mini}
      viewBox={`0 0 ${counts.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {counts.map((count, index) => {
        const size = Math.max(1, (count / most) * height)
        return (
          <rect
            key={index}
            className={miniBar}
            data-place={place}
            x={index * step}
            y={height - size}
            width={step - 1}
            height={size}
          />
        )
      })}
    </svg>
  )
}
