import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownNames } from '../../../base/site/useShownName.ts'
import type { PageContent } from '../args.ts'
import type { MicrositeText } from '../microsite.ts'
import { PageBody } from './PageBody.tsx'
import * as css from './TalentPage.css.ts'

export interface TalentPageProps {
  title: MicrositeText
  content: PageContent<'talent'>
}

/** The best-placed people of a microsite's competitions as cards, with the list that each place is on. */
export function TalentPage({ title, content: { lead, people } }: TalentPageProps) {
  const { t } = useTranslation('microsite')
  const { pick, number } = useFormat()
  const shownName = useShownNames()
  return (
    <PageBody title={title} lead={lead}>
      {people.length === 0 ? (
        <EmptyState title={t('talent.empty')} description={t('talent.emptyHint')} />
      ) : (
        <ol className={css.list}>
          {people.map(({ id, name, avatar, rank, list, teamId, team, competitionId, competition, lists }) => (
            <li key={id} className={css.person} data-first={rank === 1 || undefined}>
              <p className={css.rank}>
                {t('talent.rank', { rank: number(rank) })}
                <span className={css.of}>{pick(competition)}</span>
              </p>
              <Avatar name={shownName({ id, name })} seed={String(id)} size="m" {...(avatar ? { src: avatar } : {})} />
              <div className={css.words}>
                <Link className={css.name} to={profileAddress.history({ id })}>
                  <bdi>{shownName({ id, name })}</bdi>
                </Link>
                <p className={css.team}>
                  <bdi>{team}</bdi>
                </p>
                {lists > 1 && <p className={css.note}>{t('talent.lists', { count: lists, n: number(lists) })}</p>}
              </div>
              <p className={css.link}>
                <TextLink
                  component={Link}
                  to={competitionAddress.ranking({ id: competitionId, hash: competitionAddress.teamRow(teamId) })}
                  isStandalone
                >
                  {t('talent.list', { list })}
                </TextLink>
              </p>
            </li>
          ))}
        </ol>
      )}
    </PageBody>
  )
}
