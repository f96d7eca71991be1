import { type ElementType, type ReactNode, useId } from 'react'
import { useOpenTab } from '../TabNav/useOpenTab.ts'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { chip, count as countStyle, group, label as labelStyle, list, segment } from './FilterGroup.css.ts'

export type FilterItem<C extends ElementType = 'a'> = LinkElementProps<C> & {
  label: string
  /** Formatted number of results of the choice. */
  count?: ReactNode
  /** Shown after the label, 15 px, such as a lock on a list that is not open yet. */
  icon?: ReactNode
  /** The current choice. Sets `aria-current="true"`. */
  isCurrent?: boolean
}

export interface FilterGroupProps<C extends ElementType = 'a'> {
  /** Name of the filter: "状态", "类型". */
  label: string
  /** Shows the label to screen readers only, where the choices are clear by themselves. */
  isLabelHidden?: boolean
  items: readonly FilterItem<C>[]
  /** `chips` for one of many filters, `segments` for a switch between two to four views. Selector `[data-variant]`. */
  variant?: 'chips' | 'segments'
  /** Component that renders a link, `'a'` by default. */
  component?: C
}

/** One filter of a list as links to addresses of the same page: shareable, and usable without JavaScript. */
export function FilterGroup<C extends ElementType = 'a'>({
  label,
  isLabelHidden = false,
  items,
  variant = 'chips',
  component,
}: FilterGroupProps<C>) {
  const Link: ElementType = component ?? 'a'
  const id = useId()
  const bar = useOpenTab<HTMLUListElement>(items.findIndex(({ isCurrent }) => isCurrent))
  return (
    <div className={group} data-variant={variant}>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span id={id} className={labelStyle}>
          {label}
        </span>
      )}
      <ul ref={bar} className={list} aria-labelledby={id}>
        {items.map(({ label: name, count, icon, isCurrent, ...link }) => (
          <li key={name}>
            <Link
              {...link}
              className={variant === 'chips' ? chip : segment}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
              {icon}
              {count === undefined ? null : <span className={countStyle}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
