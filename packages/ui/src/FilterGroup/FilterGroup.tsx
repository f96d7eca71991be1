import { type ElementType, type ReactNode, useId } from 'react'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { chip, count as countStyle, group, label as labelStyle, list, segment } from './FilterGroup.css.ts'

export type FilterItem<C extends ElementType = 'a'> = LinkElementProps<C> & {
  label: string
  /** How many are behind it, already formatted. */
  count?: ReactNode
  /** After the label, 15 px: a lock for what is not open yet. */
  icon?: ReactNode
  /** The choice that holds now. Sets `aria-current="true"`. */
  isCurrent?: boolean
}

export interface FilterGroupProps<C extends ElementType = 'a'> {
  /** What is chosen: "状态", "类型". */
  label: string
  /** Keeps the label for screen readers only, where the choices say it all. */
  isLabelHidden?: boolean
  items: readonly FilterItem<C>[]
  /** `chips` one of many filters, `segments` a switch between two to four views. Selector `[data-look]`. */
  look?: 'chips' | 'segments'
  /** What renders a link, `'a'` by default. */
  component?: C
}

/** One filter of a list as links into the same page's address: shareable, and without JavaScript too. */
export function FilterGroup<C extends ElementType = 'a'>({
  label,
  isLabelHidden = false,
  items,
  look = 'chips',
  component,
}: FilterGroupProps<C>) {
  const Link: ElementType = component ?? 'a'
  const id = useId()
  return (
    <div className={group} data-look={look}>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span id={id} className={labelStyle}>
          {label}
        </span>
      )}
      <ul className={list} aria-labelledby={id}>
        {items.map(({ label: name, count, icon, isCurrent, ...link }) => (
          <li key={name}>
            <Link {...link} className={look === 'chips' ? chip : segment} aria-current={isCurrent ? 'true' : undefined}>
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
