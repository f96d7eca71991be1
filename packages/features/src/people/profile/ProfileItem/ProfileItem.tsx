import type { ReactNode } from 'react'
import * as css from './ProfileItem.css.ts'

/** Items of a tab, separated by hairlines. */
export function ProfileItems({ children }: { children: ReactNode }) {
  return <ul className={css.items}>{children}</ul>
}

export interface ProfileItemProps {
  /** Kind of the item as a `Tag` before the title. */
  tag?: ReactNode
  title: ReactNode
  /** Context below the title, such as the addressee or the subject. */
  note?: ReactNode
  /** Text by a person, cut after three lines. */
  text?: string
  /** Facts and times in the last line. */
  meta: ReactNode[]
  /** Further content, such as a disclosure or a bar. */
  children?: ReactNode
}

/** An item that a person wrote, saved or maintains. */
export function ProfileItem({ tag, title, note, text, meta, children }: ProfileItemProps) {
  return (
    <li className={css.item}>
      <div className={css.head}>
        {tag}
        <h3 className={css.title} dir="auto">
          {title}
        </h3>
      </div>
      {note && <p className={css.note}>{note}</p>}
      {text && (
        <p className={css.text} dir="auto">
          {text}
        </p>
      )}
      {children}
      <p className={css.meta}>
        {meta.filter(Boolean).map((part, index) => (
          <span key={index}>{part}</span>
        ))}
      </p>
    </li>
  )
}
