import type { CallError } from '@shulei/client/call-error.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { placeOf, profileTabAddress } from '../../../base/address/profile.ts'
import { EmptyRing } from '../../../base/site/EmptyRing/EmptyRing.tsx'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { usePreview } from '../preview/Preview.tsx'
import { rowsPerPage } from '../useProfile.ts'
import { Hidden } from './Hidden.tsx'
import * as css from './TabList.css.ts'

/** A page of a tab as the server returns it. */
export interface TabPage<Row> {
  list: Row[]
  total: number
  page: number
  hidden: 'private' | 'mutual' | null
}

export interface TabListProps<Row> {
  userId: number
  answer: { data: TabPage<Row> | undefined; error: CallError | undefined; mutate: () => Promise<unknown> }
  /** Name of the list as a heading for screen readers. */
  title: string
  /** Texts of an empty list: for others, for its owner, and a hint how to fill it. */
  empty: { others: string; own: string; hint: string }
  /** Action for the owner of an empty list. */
  action?: ReactNode
  children: (rows: Row[], page: number) => ReactNode
}

function Empty({ userId, empty, action }: Pick<TabListProps<never>, 'userId' | 'empty' | 'action'>) {
  const { user } = useSiteState()
  const isOwn = user?.id === userId
  return (
    <EmptyState
      art={<EmptyRing />}
      title={isOwn ? empty.own : empty.others}
      {...(isOwn ? { description: empty.hint } : {})}
    >
      {isOwn ? action : null}
    </EmptyState>
  )
}

/** Placeholder of a page after the last one. */
function PageEmpty({ total, first }: { total: number; first: string }) {
  const { t } = useTranslation('profile')
  const { number } = useFormat()
  return (
    <EmptyState title={t('list.pageEmpty')} description={t('list.pageEmptyHint', { n: number(total) })}>
      <LinkButton component={Link} to={first}>
        {t('list.firstPage')}
      </LinkButton>
    </EmptyState>
  )
}

/** Id of the list. Links to its pages lead there, because it is far below the start of the profile. */
const listId = 'list'

/** Common parts of every profile tab: loading, error, hidden, empty, pagination. */
export function TabList<Row>({ userId, answer, title, empty, action, children }: TabListProps<Row>) {
  const { t } = useTranslation('profile')
  const { tree, tab } = placeOf(useLocation().pathname)
  const as = usePreview()
  const id = useId()
  const { data, error, mutate } = answer
  const addressOf = (page: number) => profileTabAddress(userId, tab, { tree, page, as, hash: listId })

  const content = () => {
    if (!data && error) {
      return <LoadFailed error={error} onRetry={() => mutate()} />
    }
    if (!data) {
      return (
        <div className={css.loading}>
          <Skeleton label={t('list.loading')} shape="rows" count={4} />
        </div>
      )
    }
    if (data.hidden) return <Hidden why={data.hidden} />
    if (data.total === 0) return <Empty userId={userId} empty={empty} action={action} />
    if (data.list.length === 0) return <PageEmpty total={data.total} first={addressOf(1)} />
    return children(data.list, data.page)
  }

  const pageCount = data && data.list.length > 0 ? Math.ceil(data.total / rowsPerPage) : 0
  return (
    <section id={listId} className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={css.surface}>{content()}</div>
      {data && pageCount > 1 && (
        <Pagination
          label={t('list.pages')}
          page={data.page}
          pageCount={pageCount}
          linkTo={(page) => ({ to: addressOf(page) })}
          pageLabel={(page) => t('list.page', { page })}
          previousText={t('list.previous')}
          nextText={t('list.next')}
          component={Link}
        />
      )}
    </section>
  )
}
