import { failureText } from '@shulei/client/call-error.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { followers } from '@shulei/contract/people/follow/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { InfiniteList } from '@shulei/ui/InfiniteList/InfiniteList.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { EmptyRing } from '../../../base/site/EmptyRing/EmptyRing.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { usePages } from '../../../base/site/usePages.ts'
import { usePreview } from '../preview/Preview.tsx'
import { Hidden } from '../TabList/Hidden.tsx'
import { surface } from '../TabList/TabList.css.ts'
import { type PeopleSide, peopleRead } from '../useProfile.ts'
import * as css from './PeopleList.css.ts'
import { PersonRow } from './PersonRow.tsx'

type People = Data<typeof followers>

export interface PeopleListProps {
  userId: number
  side: PeopleSide
  /** Cursor of the row before the first one: without a script the pages are links. */
  before?: number | undefined
}

const texts = {
  followings: { list: 'people.listFollowings', others: 'people.emptyFollowings', own: 'people.emptyFollowingsOwn' },
  followers: { list: 'people.listFollowers', others: 'people.emptyFollowers', own: 'people.emptyFollowersOwn' },
} as const

const hints = { followings: 'people.emptyFollowingsHint', followers: 'people.emptyFollowersHint' } as const

function Nobody({ userId, side }: PeopleListProps) {
  const { t } = useTranslation('follow')
  const { user } = useSiteState()
  if (user?.id !== userId) return <EmptyState art={<EmptyRing />} title={t(texts[side].others)} />
  return (
    <EmptyState art={<EmptyRing />} title={t(texts[side].own)} description={t(hints[side])}>
      <LinkButton component={Link} to={competitionAddress.list()}>
        {t('people.seeCompetitions')}
      </LinkButton>
    </EmptyState>
  )
}

/** Link to the next rows for readers without a script. */
function NextPage({ people }: { people: People }) {
  const { t } = useTranslation('follow')
  const as = usePreview()
  if (people.next === null) return null
  return (
    <noscript>
      <a className={css.next} href={`?before=${people.next}${as ? `&as=${as}` : ''}`}>
        {t('people.more')}
      </a>
    </noscript>
  )
}

/**
 * The people a person follows or is followed by, newest first (A§2), each with a follow button.
 *
 * - MUST list followings or followers, newest first, twenty at a time; the next page comes 10 px before the end and by a button
 *   (A§9).
 * - MUST page by links without a script.
 * - MUST say why a hidden list is hidden (A§6, Q059).
 * - MUST show the relation to each person from the list's own answer, without a further call per row.
 * - MUST open a picture's profile in a new tab (A§2).
 */
export function PeopleList({ userId, side, before }: PeopleListProps) {
  const { t } = useTranslation('follow')
  const { pathname } = useLocation()
  const as = usePreview()
  const { pages, error, hasMore, isLoadingMore, loadMore, refresh } = usePages(peopleRead(side, userId, before))
  const hidden = pages?.[0]?.hidden
  const last = pages?.at(-1)
  return (
    <section className={surface} aria-label={t(texts[side].list)}>
      {before !== undefined && (
        <p className={css.start}>
          <TextLink component={Link} to={as ? `${pathname}?as=${as}` : pathname}>
            {t('people.fromStart')}
          </TextLink>
        </p>
      )}
      {hidden ? (
        <Hidden why={hidden} />
      ) : (
        <InfiniteList
          label={t(texts[side].list)}
          items={pages?.flatMap(({ list }) => list)}
          keyOf={({ id }) => String(id)}
          placeholder={
            <div className={css.loading}>
              <Skeleton label={t('people.loadingMore')} shape="rows" count={4} />
            </div>
          }
          empty={<Nobody userId={userId} side={side} />}
          hasMore={hasMore}
          isLoadingMore={isLoadingMore}
          onLoadMore={loadMore}
          moreText={t('people.more')}
          loadingText={t('people.loadingMore')}
          {...(error
            ? {
                failure: {
                  title: failureText(error, t('people.moreFailed')),
                  retryText: t('people.retry'),
                  onRetry: refresh,
                },
              }
            : {})}
        >
          {(person) => <PersonRow person={person} />}
        </InfiniteList>
      )}
      {last && <NextPage people={last} />}
    </section>
  )
}
