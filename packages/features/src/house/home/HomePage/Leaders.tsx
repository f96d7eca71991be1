import type { Data } from '@shulei/contract/call.ts'
import type { home } from '@shulei/contract/house/shell/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Sparkline } from '@shulei/ui/Sparkline/Sparkline.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './HomePage.css.ts'

type Leader = Data<typeof home>['leaders'][number]

/** The first team of every open list. */
export function Leaders({ leaders }: { leaders: readonly Leader[] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <div className={css.leaders}>
      <Table caption={t('leaders.title')} rowHeight="tall">
        <TableHead>
          <Column>{t('leaders.team')}</Column>
          <Column from="tablet">{t('leaders.history')}</Column>
          <Column align="end">{t('leaders.score')}</Column>
        </TableHead>
        <TableBody>
          {leaders.map(({ competition, metric, decimals, team, score, history }) => (
            <Row key={competition.id}>
              <Cell variant="name" isRowHeader>
                <div className={css.teamCell}>
                  <TeamBadge seed={String(team.id)} {...(team.avatar ? { src: team.avatar } : {})} />
                  <div className={css.teamWords}>
                    <p className={css.teamName}>{team.name}</p>
                    <TextLink component={Link} to={competitionAddress.ranking({ id: competition.id })} isStandalone>
                      {format.pick(competition.title)}
                    </TextLink>
                  </div>
                </div>
              </Cell>
              <Cell from="tablet">
                <Sparkline values={history} better={metrics[metric].direction === 'asc' ? 'lower' : 'higher'} />
              </Cell>
              <Cell variant="score" align="end">
                {format.score(score, decimals)}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
