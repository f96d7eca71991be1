import * as css from './homes.css.ts'

/** Frequency of an image in four periods as four bars; the highest in the action colour. */
export function ImageBars({ name, label, values }: { name: string; label: string; values: readonly number[] }) {
  const most = Math.max(...values)
  return (
    <figure className={css.image}>
      <svg viewBox="0 0 92 80" width="100%" role="img" aria-label={label}>
        {values.map((value, i) => (
          <g key={i}>
            <rect
              className={css.bar}
              data-most={value === most || undefined}
              x={i * 24 + 1}
              y={76 - value}
              width="18"
              height={value}
            />
            <text className={css.barText} x={i * 24 + 10} y={71 - value}>
              {value}
            </text>
          </g>
        ))}
        <path className={css.baseline} d="M0 76.5h92" />
      </svg>
      <figcaption className={css.imageName}>{name}</figcaption>
    </figure>
  )
}
