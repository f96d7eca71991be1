import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './InviteBoard.css.ts'

export interface Inviter {
  id: number
  name: string
  /** People who signed up through this person's invitation. */
  people: number
}

/** The people with the most invited sign-ups, in the given order (C077). */
export function InviteBoard({ inviters }: { inviters: readonly Inviter[] }) {
  const { t } = useTranslation('microsite')
  const { number } = useFormat()
  return (
    <ol className={css.board} aria-label={t('invite.caption')}>
      {inviters.map(({ id, name, people }, index) => (
        <li key={id} className={css.row}>
          <span className={css.rank}>{index + 1}</span>
          <Avatar name={name} seed={String(id)} size="xs" />
          <span className={css.name}>{name}</span>
          <span className={css.count}>{t('invite.people', { count: people, n: number(people) })}</span>
        </li>
      ))}
    </ol>
  )
}
