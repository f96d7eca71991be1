import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs'
import { Children, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './ProfileMoreInfo.css.ts'

/** A group of entries; without any, a warning says that nothing is filled in (A§2). */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('profile')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.group}>
        {title}
      </h3>
      {Children.count(children) === 0 ? (
        <p className={css.empty}>
          <span className={css.warning}>
            <Icon of={TriangleAlert} size={15} />
          </span>
          {t('more.empty')}
        </p>
      ) : (
        <ul className={css.entries}>{children}</ul>
      )}
    </section>
  )
}

export interface GroupEntryProps {
  title: string
  /** In the second line, beside the time. */
  note: string
  time?: string | undefined
  /** A sentence or two. */
  text?: string
}

/** An entry of a group: what, where, when. */
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
