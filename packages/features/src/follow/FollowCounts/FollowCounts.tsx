import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRelation } from '../useRelation.ts'
import * as css from './FollowCounts.css.ts'

export interface FollowCountsProps {
  personId: number
  /** As the profile has them; what a follow has answered since wins. */
  followingCount: number
  followerCount: number
  /** Competitions taken part in; null where they are hidden. */
  competitionCount?: number | null
  /** Where the lists are. */
  addresses: { followings: string; followers: string; competitions?: string }
}

/** How many a person follows, how many follow them, and in how many competitions they took part (A§2). */
export function FollowCounts({
  personId,
  followingCount,
  followerCount,
  competitionCount,
  addresses,
}: FollowCountsProps) {
  const { t } = useTranslation('follow')
  const { number } = useFormat()
  const { counts } = useRelation(personId)
  const items = [
    { what: 'following', count: counts?.oFollowingCount ?? followingCount, to: addresses.followings },
    { what: 'followers', count: counts?.oFollowerCount ?? followerCount, to: addresses.followers },
    ...(competitionCount == null || !addresses.competitions
      ? []
      : [{ what: 'competitions', count: competitionCount, to: addresses.competitions } as const]),
  ] as const
  return (
    <ul className={css.counts} aria-label={t('counts.label')}>
      {items.map(({ what, count, to }) => (
        <li key={to}>
          <Link className={css.link} to={to}>
            <b className={css.figure}>{number(count)}</b> {t(`counts.${what}`, { count })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
