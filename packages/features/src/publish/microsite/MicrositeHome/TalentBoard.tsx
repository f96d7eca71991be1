import * as profileAddress from '@shulei/domain/address/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownNames } from '../../../base/site/useShownName.ts'
import type { PageContent } from '../args.ts'
import * as css from './TalentBoard.css.ts'

/** The best-placed people of a microsite's competitions, in the given order, beside the list that the place is on. */
export function TalentBoard({ people }: { people: PageContent<'talent'>['people'] }) {
  const { t } = useTranslation('microsite')
  const { pick } = useFormat()
  const shownName = useShownNames()
  if (people.length === 0) return <EmptyState title={t('talent.empty')} description={t('talent.emptyHint')} size="s" />
  return (
    <ol className={css.board}>
      {people.map(({ id, name, avatar, rank, list, team, competition }) => (
        <li key={id} className={css.row}>
          <span className={css.rank}>{rank}</span>
          <Avatar name={shownName({ id, name })} seed={String(id)} {...(avatar ? { src: avatar } : {})} />
          <span className={css.words}>
            <Link className={css.name} to={profileAddress.history({ id })}>
              <bdi>{shownName({ id, name })}</bdi>
            </Link>
            <span className={css.place}> {t('talent.place', { competition: pick(competition), list, team })}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
