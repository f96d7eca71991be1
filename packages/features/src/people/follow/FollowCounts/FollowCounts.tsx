import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRelation } from '../useRelation.ts'
import * as css from './FollowCounts.css.ts'

export interface FollowCountsProps {
  personId: number
  /** Counts of the profile; a newer answer of a follow wins. */
  followingCount: number
  followerCount: number
  /** Competitions taken part in; null if hidden. */
  competitionCount?: number | null
  /** Addresses of the lists. */
  addresses: { followings: string; followers: string; competitions?: string }
}

/** Counts of a person: following, followers, and competitions taken part in (A§2). */
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
