import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as reviewAddress from '@shulei/domain/address/review.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import {
  detailsArgs,
  isOver,
  openProject,
  projectLinkId,
  type Reviewer,
  type StoredSheet,
  type Submits,
  submitsArgs,
} from '../review.ts'
import * as css from './desk.css.ts'
import { HeadPanel } from './HeadPanel.tsx'
import { ProjectNav } from './ProjectNav.tsx'
import { ProjectPaper, paperTitleId } from './ProjectPaper.tsx'
import { ProjectTable } from './ProjectTable.tsx'
import { SheetPanel } from './SheetPanel.tsx'
import { WishPanel } from './WishPanel.tsx'

export interface ReviewerTableProps {
  reviewer: Reviewer
}

const pages = { 1: reviewAddress.intentions, 2: reviewAddress.scores, 3: reviewAddress.projects } as const
const titles = { 1: 'intentionProject', 2: 'scoreManage', 3: 'projectList' } as const

/** Moves the focus to the title of a project that is opened, and to the link of one that is closed: what had it may be gone. */
function useFocusOf(open: number | null) {
  const moveFocus = useMoveFocus()
  const [shown, setShown] = useState(open)
  if (shown === open) return
  setShown(open)
  if (open !== null) moveFocus(paperTitleId)
  else if (shown !== null) moveFocus(projectLinkId(shown))
}

/** The open project in the middle, and beside it what the role does with it. */
function OpenProject({
  reviewer,
  role,
  submits,
  open,
  onSaved,
}: ReviewerTableProps & { role: 1 | 2 | 3; submits: Submits; open: number; onSaved: () => void }) {
  const { t } = useTranslation('review')
  const { t: shell } = useTranslation('shell')
  const { pick } = useFormat()
  const { now } = useContext(TimeContext)
  const { data: details, error, mutate } = useCall(refs.reviewDetails, detailsArgs(open))
  const asked = submits.list.find(({ id }) => id === open)
  const title = (
    <h1 id={paperTitleId} className={css.paperTitle} tabIndex={-1}>
      {asked ? pick(asked.title) : t(titles[role])}
    </h1>
  )
  // beside the list of a wide screen, the head alone needs a link: it leads to the table
  const back = (
    <Link className={role === 3 ? css.backToTable : css.back} to={pages[role]()}>
      {t('list.back')}
    </Link>
  )
  const isClosed = isOver(reviewer, now)
  // a conflict of interest that was named closes the project; it can be taken back
  if (error && role === 1 && asked?.wish === 'avoid') {
    return (
      <>
        <div className={css.reading}>
          {back}
          {title}
          <EmptyState title={t('wish.avoided')} />
        </div>
        <WishPanel key={open} row={asked} isClosed={isClosed} onSaved={() => void mutate().then(onSaved)} />
      </>
    )
  }
  if (error && !details) {
    return (
      <div className={css.reading}>
        {back}
        {title}
        <LoadFailed error={error} onRetry={() => mutate()} />
      </div>
    )
  }
  if (!details) return <Skeleton label={shell('a11y.loading')} count={8} />
  const place = submits.list.findIndex(({ id }) => id === open)
  const later = [...submits.list.slice(place + 1), ...submits.list.slice(0, Math.max(0, place))]
  const next = later.find(({ sheet }) => role !== 2 || sheet?.state !== 'final')
  const saved = (sheet: StoredSheet) => {
    void mutate({ ...details, sheet }, { revalidate: false })
    onSaved()
  }
  return (
    <>
      <ProjectPaper details={details} back={back} nextTo={next ? pages[role]({ project: next.id }) : null} />
      {role === 2 && details.sheet ? (
        <SheetPanel
          projectId={open}
          reviewer={reviewer}
          criteria={submits.criteria}
          sheet={details.sheet}
          onSaved={saved}
        />
      ) : null}
      {role === 1 && asked ? <WishPanel key={open} row={asked} isClosed={isClosed} onSaved={onSaved} /> : null}
      {role === 3 && asked ? (
        <HeadPanel row={asked} details={details} criteria={submits.criteria} publishedAt={reviewer.publishedAt} />
      ) : null}
    </>
  )
}

/** The one page of a reviewer (B§6): intention projects for role 1, score management for 2, the project list for 3. */
export function ReviewerTable({ reviewer }: ReviewerTableProps) {
  const { t } = useTranslation('review')
  const { t: shell } = useTranslation('shell')
  const [params] = useSearchParams()
  const open = openProject(params)
  useFocusOf(open)
  const { data: submits, error, mutate } = useCall(refs.reviewSubmits, submitsArgs)
  const { role } = reviewer
  if (role === 0) return null
  if (error && !submits) return <LoadFailed error={error} onRetry={() => mutate()} />
  if (!submits) return <Skeleton label={shell('a11y.loading')} count={8} />
  if (submits.list.length === 0) {
    return (
      <main id="content" tabIndex={-1}>
        <EmptyState
          title={t(role === 2 ? 'list.empty' : 'list.emptyAll')}
          description={t(role === 2 ? 'list.emptyHint' : 'list.emptyAllHint')}
        />
      </main>
    )
  }
  if (role === 3 && open === null) {
    return <ProjectTable submits={submits} publishedAt={reviewer.publishedAt} />
  }
  return (
    <main id="content" tabIndex={-1} className={css.desk}>
      <ProjectNav rows={submits.list} open={open} linkTo={(id) => pages[role]({ project: id })} />
      {open === null ? (
        <div className={css.reading}>
          <h1 className={css.paperTitle}>{t(titles[role])}</h1>
          <EmptyState title={t('paper.choose')} description={role === 2 ? t('paper.chooseHint') : t('wish.lead')} />
        </div>
      ) : (
        <OpenProject
          key={open}
          reviewer={reviewer}
          role={role}
          submits={submits}
          open={open}
          onSaved={() => void mutate()}
        />
      )}
    </main>
  )
}
