import { useFormat } from '@shulei/i18n/format.ts'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import { PersonLink } from '../../../base/person/PersonLink.tsx'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import type { DeskPeople } from '../desk.ts'
import * as css from './DeskPeople.css.ts'

/** People with what their team has handed in. On phones their team stands below their name, and times are left out. */
export function PeopleTable({ people }: { people: DeskPeople['list'] }) {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const shownName = useShownNames()
  return (
    <Table caption={t('people.title')} rowHeight="tall">
      <TableHead>
        <Column>{t('people.name')}</Column>
        <Column from="tablet">{t('people.team')}</Column>
        <Column align="end">{t('people.submissions')}</Column>
        <Column align="end" from="tablet">
          {t('people.last')}
        </Column>
        <Column align="end">{t('people.score')}</Column>
        <Column align="end" from="desktop">
          {t('people.signedUpAt')}
        </Column>
      </TableHead>
      <TableBody>
        {people.map(({ person, organization, team, submissions, lastAt, score, signedUpAt }) => (
          <Row key={person.id}>
            <Cell isRowHeader variant="name">
              <PersonLink id={person.id}>{shownName(person)}</PersonLink>
              {organization === '' ? null : <span className={css.below}>{organization}</span>}
              <span className={css.belowOnPhone}>{team ? <bdi>{team.name}</bdi> : t('people.noTeam')}</span>
            </Cell>
            <Cell from="tablet" variant={team ? 'text' : 'muted'}>
              {team ? (
                <>
                  <bdi className={css.team}>{team.name}</bdi>
                  <span className={css.below}>
                    {t('people.teamMembers', { count: team.members, n: number(team.members) })}
                  </span>
                </>
              ) : (
                t('people.noTeam')
              )}
            </Cell>
            <Cell variant="number">{number(submissions)}</Cell>
            <Cell variant="time" from="tablet">
              {lastAt === null ? t('people.never') : <When at={lastAt} />}
            </Cell>
            <Cell variant={score === null ? 'muted' : 'score'} align="end">
              {score ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{t('people.noScore')}</VisuallyHidden>
                </>
              )}
            </Cell>
            <Cell variant="time" from="desktop">
              <When at={signedUpAt} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
