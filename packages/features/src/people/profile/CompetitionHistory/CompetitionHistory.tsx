import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Column, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RecentlyViewed } from '../RecentlyViewed/RecentlyViewed.tsx'
import { SubmissionYear } from '../SubmissionYear/SubmissionYear.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { historyArgs } from '../useProfile.ts'
import * as css from './CompetitionHistory.css.ts'
import { HistoryRow } from './HistoryRow.tsx'
import { Totals } from './Totals.tsx'

/**
 * A year of submissions, and the competitions that a person signed up for: team, score history, rank (A§2, C080). A reader's own tab ends with what they looked at last (C081).
 *
 * - MUST show what the person signed up for, newest first, with team, run of best scores, position among all ranked teams and rank
 *   (A§2, C080).
 * - MUST tell a provisional place (list A or B of a running competition) from a final one.
 * - MUST link the team's certificate where one has been issued.
 * - MUST turn the run of scores over where lower scores win.
 * - MUST NOT show scores of list B from before its reveal: the server answers one point at the reveal.
 * - MUST show the person's own submissions of the last 53 weeks as a calendar in days of Asia/Shanghai, where their competitions
 *   are visible.
 */
export function CompetitionHistory({ userId, page, isOwn = false }: { userId: number; page: number; isOwn?: boolean }) {
  const { t } = useTranslation('profile')
  const answer = useCall(refs.competitionHistory, historyArgs(userId, page))
  return (
    <div className={css.column}>
      <SubmissionYear userId={userId} />
      <Totals userId={userId} />
      <TabList
        userId={userId}
        answer={answer}
        title={t('tab.history')}
        empty={{ others: t('history.empty'), own: t('history.emptyOwn'), hint: t('history.emptyHint') }}
        action={
          <LinkButton variant="primary" component={Link} to={competitionAddress.list()}>
            {t('list.seeCompetitions')}
          </LinkButton>
        }
      >
        {(rows) => (
          <Table caption={t('history.caption', { page })} rowHeight="tall">
            <TableHead>
              <Column from="tablet">{t('history.year')}</Column>
              <Column>{t('history.competition')}</Column>
              <Column from="tablet">{t('history.run')}</Column>
              <Column from="tablet">{t('history.position')}</Column>
              <Column align="end">{t('history.rank')}</Column>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <HistoryRow key={row.competition.id} row={row} />
              ))}
            </TableBody>
          </Table>
        )}
      </TabList>
      {isOwn ? <RecentlyViewed /> : null}
    </div>
  )
}
