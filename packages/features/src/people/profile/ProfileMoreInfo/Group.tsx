import { Children, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AddLink } from './AddLink.tsx'
import * as css from './ProfileMoreInfo.css.ts'

export interface GroupProps {
  title: string
  /** Part of the editor that fills the group. */
  part: string
  /** Id of the profile's owner, if the owner reads it. */
  ownerId: number | undefined
  children: ReactNode
}

/** A group of rows. An empty one invites its owner to fill it (A§2), and is left out for others. */
export function Group({ title, part, ownerId, children }: GroupProps) {
  const { t } = useTranslation('profile')
  const id = useId()
  const isEmpty = Children.count(children) === 0
  if (isEmpty && ownerId === undefined) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.group}>
        {title}
      </h3>
      {isEmpty && ownerId !== undefined ? (
        <AddLink ownerId={ownerId} part={part}>
          {t('more.empty')}
        </AddLink>
      ) : (
        <ul className={css.entries}>{children}</ul>
      )}
    </section>
  )
}

export interface GroupEntryProps {
  title: string
  /** Second line, beside the time. */
  note: string
  time?: string | undefined
  /** Description of one or two sentences. */
  text?: string
}

/** A row of a group: title, note, time, text. */
export function GroupEntry({ title, note, time, text }: GroupEntryProps) {
  return (
    <li className={css.entry}>
      <b className={css.entryTitle} dir="auto">
        {title}
      </b>
      {(note || time) && (
        <span className={css.line}>
          <span dir="auto">{note}</span>
          {time && <span className={css.time}>{time}</span>}
        </span>
      )}
      {text && (
        <p className={css.description} dir="auto">
          {text}
        </p>
      )}
    </li>
  )
}
