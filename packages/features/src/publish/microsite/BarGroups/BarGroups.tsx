import { useFormat } from '@shulei/i18n/format.ts'
import * as css from './BarGroups.css.ts'

export interface BarGroupsProps {
  /** The figure in a sentence, for screen readers. */
  label: string
  /** Groups of bars with one scale for all. */
  groups: readonly { name: string; values: readonly number[] }[]
}

const height = 76
/** Width of a bar with its gap; its figure of three digits has room above. */
const step = 34

/** Small groups of bars on one scale, each with its name below; the highest bar of a group is in the action colour. */
export function BarGroups({ label, groups }: BarGroupsProps) {
  const { number } = useFormat()
  const top = Math.max(1e-6, ...groups.flatMap(({ values }) => values))
  return (
    <div className={css.groups} role="img" aria-label={label}>
      {groups.map(({ name, values }) => {
        const most = Math.max(...values)
        return (
          <div key={name} className={css.group} aria-hidden="true">
            <svg className={css.drawing} width={values.length * step} height={height + 20} aria-hidden="true">
              {values.map((value, i) => {
                const tall = (value / top) * height
                return (
                  <g key={i}>
                    <rect
                      className={css.bar}
                      data-most={value === most || undefined}
                      x={i * step + 2}
                      y={height + 16 - tall}
                      width={step - 4}
                      height={tall}
                    />
                    <text className={css.value} x={i * step + step / 2} y={height + 12 - tall}>
                      {number(value)}
                    </text>
                  </g>
                )
              })}
              <path className={css.line} d={`M0 ${height + 16.5}h${values.length * step}`} />
            </svg>
            <p className={css.name}>{name}</p>
          </div>
        )
      })}
    </div>
  )
}
