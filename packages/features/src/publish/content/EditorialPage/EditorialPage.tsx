import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import { host } from '@shulei/domain/address/site.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { KeyFigure } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { type EvaluationTask, useTasks, withData } from '../evaluation.ts'
import { EditorialFrame } from './EditorialFrame.tsx'
import * as css from './EditorialPage.css.ts'
import { NoTasks } from './NoTasks.tsx'

const sum = (tasks: readonly EvaluationTask[], of: 'teams' | 'submits' | 'scored') =>
  tasks.reduce((total, task) => total + task[of], 0)

/** For those who want to host: what the site has done so far, in figures. Simulated figures promise nothing, so a demonstration has none. */
function Business() {
  const { t } = useTranslation('editorial')
  const { number } = useFormat()
  const { website } = useSiteState()
  const tasks = useTasks()
  if (website.demo) return null
  const figures = [
    ['competitions', tasks.length],
    ['teams', sum(tasks, 'teams')],
    ['submits', sum(tasks, 'submits')],
    ['scored', sum(tasks, 'scored')],
  ] as const
  return (
    <dl className={css.figures}>
      {figures.map(([name, value]) => (
        <KeyFigure key={name} size="l" label={t(`figures.${name}`)} value={number(value)} />
      ))}
    </dl>
  )
}

/** Open data as tiles, each leading to the profiles of its columns. */
function OpenData() {
  const { t } = useTranslation('editorial')
  const format = useFormat()
  const tasks = withData(useTasks())
  return (
    <section className={css.live}>
      <h2 className={css.liveTitle}>{t('welfare.data')}</h2>
      {tasks.length === 0 ? (
        <NoTasks />
      ) : (
        <ul className={css.tiles}>
          {tasks.map((task) => (
            <li key={task.id} className={css.tile}>
              <div className={css.drawing}>{task.picture ? <SignatureDrawing picture={task.picture} /> : null}</div>
              <div className={css.words}>
                <Link className={css.link} to={competitionAddress.dataware({ id: task.id })}>
                  {format.pick(task.title)}
                </Link>
                <p className={css.fact}>{t('welfare.used', { count: task.teams, n: format.number(task.teams) })}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Order in which the metrics are taught: what is counted by hand first. */
const lessonOrder = ['accuracy', 'mae', 'rmse', 'macro-f1', 'auc', 'average-precision', 'log-loss']

/** The competitions as lessons, from what can be counted by hand to probabilities. */
function Lessons() {
  const { t } = useTranslation('editorial')
  const format = useFormat()
  // a competition that reviewers judge is no lesson
  const lessons = useTasks()
    .filter(({ metric }) => lessonOrder.includes(metric))
    .toSorted((a, b) => lessonOrder.indexOf(a.metric) - lessonOrder.indexOf(b.metric))
  return (
    <section className={css.live}>
      <h2 className={css.liveTitle}>{t('education.path')}</h2>
      {lessons.length === 0 ? (
        <NoTasks />
      ) : (
        <ol className={css.path}>
          {lessons.map((task) => {
            const goal = task.baselines.find(({ key }) => key === 'middle')
            return (
              <li key={task.id} className={css.lesson}>
                <div>
                  <Link className={css.link} to={competitionAddress.overview({ id: task.id })}>
                    {format.pick(task.title)}
                  </Link>
                  <p className={css.fact}>
                    {t(`metric.${task.metric}.name`)}
                    {goal
                      ? ` · ${t('education.goal', { score: format.score(goal.score, task.decimals), plan: format.pick(goal.label) })}`
                      : ''}
                  </p>
                </div>
                <div className={css.lessonDrawing}>
                  {task.picture ? <SignatureDrawing picture={task.picture} /> : null}
                </div>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

const parts = { business: Business, welfare: OpenData, education: Lessons } as const

/** The pages for those who host, for the public interest, and for teachers, each with what it shows of the site now. */
export function EditorialPage({ slug }: { slug: keyof typeof parts }) {
  const { t } = useTranslation('editorial')
  const Part = parts[slug]
  return (
    <EditorialFrame
      slug={slug}
      aside={
        <>
          <LinkButton
            variant="primary"
            component={Link}
            to={slug === 'education' ? competitionAddress.list() : contentAddress.cooperation()}
          >
            {t(slug === 'education' ? 'education.start' : 'host')}
          </LinkButton>
          {slug === 'welfare' ? null : (
            <LinkButton component={Link} to={host()}>
              {t('hostTable')}
            </LinkButton>
          )}
        </>
      }
    >
      <Part />
    </EditorialFrame>
  )
}
