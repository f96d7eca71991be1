import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import { metricExamples } from '@shulei/domain/publish/content/metric-example.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { ScoreLadder } from '@shulei/ui/ScoreLadder/ScoreLadder.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EditorialFrame } from '../EditorialPage/EditorialFrame.tsx'
import * as editorial from '../EditorialPage/EditorialPage.css.ts'
import { NoTasks } from '../EditorialPage/NoTasks.tsx'
import { rungsOf, useTasks, withData } from '../evaluation.ts'
import * as css from './EvaluationPage.css.ts'

export type EvaluationView = 'tasks' | 'competitions' | 'details'

const views = [
  ['tasks', micrositeAddress.evaluation()],
  ['competitions', micrositeAddress.evaluationCompetition()],
  ['details', micrositeAddress.evaluationDetails()],
] as const

/** All evaluation tasks as a table. */
function Tasks() {
  const { t } = useTranslation('editorial')
  const format = useFormat()
  const tasks = useTasks()
  if (tasks.length === 0) return <NoTasks />
  return (
    <Table caption={t('evaluation.tasks')}>
      <TableHead>
        <Column>{t('evaluation.competition')}</Column>
        <Column from="tablet">{t('evaluation.metric')}</Column>
        <Column from="tablet">{t('evaluation.better')}</Column>
        <Column align="end">{t('evaluation.best')}</Column>
        <Column align="end" from="tablet">
          {t('evaluation.scored')}
        </Column>
        <Column align="end" from="tablet">
          {t('evaluation.last')}
        </Column>
      </TableHead>
      <TableBody>
        {tasks.map((task) => (
          <Row key={task.id}>
            <Cell isRowHeader>
              <TextLink component={Link} to={competitionAddress.overview({ id: task.id })} isStandalone>
                {format.pick(task.title)}
              </TextLink>
            </Cell>
            <Cell from="tablet">{t(`metric.${task.metric}.name`)}</Cell>
            <Cell from="tablet">{t(`evaluation.direction.${task.direction}`)}</Cell>
            <Cell align="end">
              <span className={css.figure}>{task.best ? format.score(task.best.score, task.decimals) : '–'}</span>
            </Cell>
            <Cell align="end" from="tablet">
              {format.number(task.scored)}
            </Cell>
            <Cell align="end" from="tablet">
              {task.lastScoredAt ? format.relative(task.lastScoredAt) : '–'}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

/** A ladder of scores for every competition: the first team and the baselines. */
function Ladders() {
  const { t } = useTranslation('editorial')
  const format = useFormat()
  const tasks = withData(useTasks())
  if (tasks.length === 0) return <NoTasks />
  return (
    <ul className={css.ladders}>
      {tasks.map((task) => (
        <li key={task.id} className={css.ladder}>
          <h2 className={css.name}>
            <TextLink component={Link} to={competitionAddress.ranking({ id: task.id })} isStandalone>
              {format.pick(task.title)}
            </TextLink>
          </h2>
          <p className={editorial.fact}>
            {t(`metric.${task.metric}.name`)} · {t(`evaluation.direction.${task.direction}`)}
          </p>
          <ScoreLadder
            label={t('evaluation.ladder', { name: format.pick(task.title) })}
            better={task.direction === 'asc' ? 'lower' : 'higher'}
            rungs={rungsOf(task, format)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Every metric with an example whose score is computed here. */
function Metrics() {
  const { t } = useTranslation('editorial')
  return (
    <ul className={css.ladders}>
      {metricExamples.map(({ metric, truth, prediction, score, direction }) => (
        <li key={metric} className={css.ladder}>
          <h2 className={css.name}>{t(`metric.${metric}.name`)}</h2>
          <p className={editorial.fact}>
            {t(`metric.${metric}.about`)} {t(`evaluation.direction.${direction}`)}
          </p>
          <p className={css.formula}>{t(`metric.${metric}.formula`)}</p>
          <p className={editorial.fact}>{t('evaluation.truth', { list: truth.join(', ') })}</p>
          <p className={editorial.fact}>{t('evaluation.prediction', { list: prediction.join(', ') })}</p>
          <p className={css.name}>{t('evaluation.score', { score: score.toFixed(4) })}</p>
        </li>
      ))}
    </ul>
  )
}

const parts = {
  tasks: ['evaluation', Tasks],
  competitions: ['evaluation-competitions', Ladders],
  details: ['evaluation-details', Metrics],
} as const

/** How competitions are evaluated (R030 to R032): the tasks, each competition's ladder, and what the metrics compute. */
export function EvaluationPage({ view }: { view: EvaluationView }) {
  const { t } = useTranslation('editorial')
  const [slug, Part] = parts[view]
  return (
    <EditorialFrame slug={slug}>
      <FilterGroup
        label={t('evaluation.views')}
        isLabelHidden
        variant="segments"
        component={Link}
        items={views.map(([name, to]) => ({ label: t(`evaluation.view.${name}`), to, isCurrent: name === view }))}
      />
      <Part />
    </EditorialFrame>
  )
}
