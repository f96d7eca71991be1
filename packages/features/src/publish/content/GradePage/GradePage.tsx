import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { gradeRules, grades, lastPlace } from '@shulei/domain/publish/content/grade.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { EditorialFrame } from '../EditorialPage/EditorialFrame.tsx'
import { type GradeHolders, type GradeView, gradeArgs } from '../evaluation.ts'
import * as css from './GradePage.css.ts'

const tones = { S: 'action', A: 'accent', B: 'success', C: 'neutral' } as const

/** The condition of a grade, in words. */
function useCondition() {
  const { t } = useTranslation('editorial')
  const { percent } = useFormat()
  return (grade: (typeof grades)[number]) =>
    grade === 'C' ? t('grade.any') : t('grade.within', { share: percent(gradeRules[grade].share) })
}

/** The four grades as steps, each with the people who stand on it. */
function Steps({ holders }: { holders: GradeHolders }) {
  const { t } = useTranslation('editorial')
  const { number } = useFormat()
  const condition = useCondition()
  return (
    <ol className={css.steps}>
      {grades.toReversed().map((grade) => (
        <li key={grade} className={css.step} data-grade={grade}>
          <span className={css.letter}>{grade}</span>
          <div>
            <h2>{t(`grade.name.${grade}`)}</h2>
            <p className={css.people}>{condition(grade)}</p>
            <p className={css.people}>
              {t('grade.people', { count: holders.counts[grade], n: number(holders.counts[grade]) })}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Holders({ holders }: { holders: GradeHolders }) {
  const { t } = useTranslation('editorial')
  const { number, pick } = useFormat()
  const shownName = useShownNames()
  if (holders.list.length === 0)
    return (
      <EmptyState title={t('grade.nobody')} description={t('grade.nobodyHint')}>
        <LinkButton component={Link} to={micrositeAddress.dcic()}>
          {t('series.choose')}
        </LinkButton>
      </EmptyState>
    )
  return (
    <Table caption={t('grade.holders')}>
      <TableHead>
        <Column>{t('grade.grade')}</Column>
        <Column>{t('grade.person')}</Column>
        <Column align="end">{t('grade.rank')}</Column>
        <Column from="tablet">{t('evaluation.competition')}</Column>
      </TableHead>
      <TableBody>
        {holders.list.map(({ person, person: { id, avatar }, grade, rank, total, competition }) => (
          <Row key={id}>
            <Cell>
              <Tag tone={tones[grade]}>{grade}</Tag>
            </Cell>
            <Cell isRowHeader>
              <span className={css.holder}>
                <Avatar name={shownName(person)} seed={String(id)} size="xs" {...(avatar ? { src: avatar } : {})} />
                <TextLink component={Link} to={profileAddress.history({ id })} tone="inherit" isStandalone>
                  {shownName(person)}
                </TextLink>
              </span>
            </Cell>
            <Cell align="end">{`${number(rank)} / ${number(total)}`}</Cell>
            <Cell from="tablet">
              <TextLink component={Link} to={competitionAddress.ranking({ id: competition.id })} isStandalone>
                {pick(competition.title)}
              </TextLink>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

/** Sizes of lists for which the rules are written out. */
const examples = [20, 61, 300]

function Rules() {
  const { t } = useTranslation('editorial')
  const { number } = useFormat()
  const condition = useCondition()
  return (
    <Table caption={t('grade.rules')}>
      <TableHead>
        <Column>{t('grade.grade')}</Column>
        <Column>{t('grade.condition')}</Column>
        {examples.map((total) => (
          <Column key={total} align="end" from="tablet">
            {t('grade.of', { n: number(total) })}
          </Column>
        ))}
      </TableHead>
      <TableBody>
        {grades.map((grade) => (
          <Row key={grade}>
            <Cell isRowHeader>
              <Tag tone={tones[grade]}>{grade}</Tag>
            </Cell>
            <Cell>{condition(grade)}</Cell>
            {examples.map((total) => (
              <Cell key={total} align="end" from="tablet">
                {t('grade.upTo', { n: number(grade === 'C' ? total : lastPlace(gradeRules[grade].share, total)) })}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

/** Grades of contestants (R027 to R029): the four steps, who holds them, and the rule behind them. */
export function GradePage({ view }: { view: GradeView }) {
  const { data } = useCall(refs.gradeHolders, gradeArgs(view))
  return (
    <EditorialFrame slug={view}>
      {view === 'grade' && data ? <Steps holders={data} /> : null}
      {view === 'grade-dcic' && data ? <Holders holders={data} /> : null}
      {view === 'grade-details' ? <Rules /> : null}
    </EditorialFrame>
  )
}
