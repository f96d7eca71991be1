import type { ReactNode } from 'react'
import * as css from './Entry.css.ts'

/** Entries of a tab, with a hairline between them. */
export function Entries({ children }: { children: ReactNode }) {
  return <ul className={css.entries}>{children}</ul>
}

export interface EntryProps {
  /** What it is: a `Tag`, in front of the title. */
  tag?: ReactNode
  title: ReactNode
  /** Under the title: to whom, about what. */
  note?: ReactNode
  /** Written by a person, shown at most three lines of it. */
  text?: string
  /** Facts and times in the last line. */
  meta: ReactNode[]
  /** What belongs to it: a text to open, a bar. */
  children?: ReactNode
}

/** Something that a person wrote, keeps or looks after. */
export function Entry({ tag, title, note, text, meta, children }: EntryProps) {
  return (
    <li className={css.entry}>
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
