import type { CallError } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { KeyFigure } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { ScoreLadder } from '@shulei/ui/ScoreLadder/ScoreLadder.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { MicrositeHero } from '../../microsite/MicrositeHero/MicrositeHero.tsx'
import { pageArgs } from '../content.ts'
import { EditorialSections } from '../EditorialPage/EditorialFrame.tsx'
import * as editorial from '../EditorialPage/EditorialPage.css.ts'
import { NoTasks } from '../EditorialPage/NoTasks.tsx'
import { type EvaluationTask, rungsOf, useTasks } from '../evaluation.ts'
import * as page from '../PageHead.css.ts'

function Track({ no, task }: { no: number; task: EvaluationTask }) {
  const { t } = useTranslation('editorial')
  const format = useFormat()
  return (
    <li className={editorial.tile}>
      <div className={editorial.drawing}>{task.picture ? <SignatureDrawing picture={task.picture} /> : null}</div>
      <div className={editorial.words}>
        <Link className={editorial.link} to={micrositeAddress.dcicDetail({ id: no })}>
          {format.pick(task.title)}
        </Link>
        <p className={editorial.fact}>
          {t(`metric.${task.metric}.name`)} · {t('welfare.used', { count: task.teams, n: format.number(task.teams) })}
        </p>
      </div>
    </li>
  )
}

/** The page until its answer is there: a sign of loading, or why it is not there and the way to try again. */
function Waiting({ error, onRetry }: { error: CallError | undefined; onRetry: () => unknown }) {
  const { t } = useTranslation('shell')
  return (
    <main id="content" tabIndex={-1} className={page.page}>
      {error ? <LoadFailed error={error} onRetry={onRetry} /> : <Loading label={t('a11y.loading')} />}
    </main>
  )
}

/** The series (R025): its claim, and its competitions as tracks. */
export function SeriesPage() {
  const { t } = useTranslation('editorial')
  const { language } = useFormat()
  const { data, error, mutate } = useCall(refs.editorialPage, pageArgs('dcic', language))
  const tasks = useTasks()
  if (!data) return <Waiting error={error} onRetry={mutate} />
  const tracks = data.competitions.flatMap(({ no, id }) =>
    tasks.filter((task) => task.id === id).map((task) => ({ no, task })),
  )
  return (
    <main id="content" tabIndex={-1}>
      <MicrositeHero
        title={data.title}
        eyebrow={data.eyebrow}
        lead={[data.summary]}
        aside="plain"
        actions={
          <LinkButton variant="primary" size="l" href="#tracks">
            {t('series.choose')}
          </LinkButton>
        }
      />
      <div className={page.page}>
        <section className={editorial.live} id="tracks" aria-labelledby="tracks-title">
          <h2 id="tracks-title" className={editorial.liveTitle}>
            {t('series.tracks')}
          </h2>
          {tracks.length === 0 ? (
            <NoTasks />
          ) : (
            <ul className={editorial.tiles}>
              {tracks.map(({ no, task }) => (
                <Track key={no} no={no} task={task} />
              ))}
            </ul>
          )}
        </section>
        <EditorialSections text={data} />
      </div>
    </main>
  )
}

/** A track of the series (R026): its figures, the ladder of its scores, and the way into the competition. */
export function TrackPage({ id }: { id: number }) {
  const { t } = useTranslation('editorial')
  const format = useFormat()
  const { data, error, mutate } = useCall(refs.evaluationTasks, {})
  const task = data?.list.find((one) => one.id === id)
  if (!task) return <Waiting error={error} onRetry={mutate} />
  const title = format.pick(task.title)
  return (
    <main id="content" tabIndex={-1}>
      <MicrositeHero
        title={title}
        eyebrow={t('series.track')}
        lead={[`${t(`metric.${task.metric}.name`)} · ${t(`evaluation.direction.${task.direction}`)}`]}
        actions={
          <>
            <LinkButton variant="primary" size="l" component={Link} to={competitionAddress.overview({ id })}>
              {t('series.enter')}
            </LinkButton>
            <LinkButton size="l" component={Link} to={competitionAddress.ranking({ id })}>
              {t('series.ranking')}
            </LinkButton>
          </>
        }
      >
        {task.picture ? <SignatureDrawing picture={task.picture} /> : null}
      </MicrositeHero>
      <div className={page.page}>
        <dl className={editorial.figures}>
          <KeyFigure size="l" label={t('figures.teams')} value={format.number(task.teams)} />
          <KeyFigure size="l" label={t('figures.scored')} value={format.number(task.scored)} />
          <KeyFigure size="l" label={t('series.until')} value={format.date(task.endTime)} />
        </dl>
        <section className={editorial.live} aria-labelledby="ladder-title">
          <h2 id="ladder-title" className={editorial.liveTitle}>
            {t('series.ladder')}
          </h2>
          <ScoreLadder
            label={t('evaluation.ladder', { name: title })}
            better={task.direction === 'asc' ? 'lower' : 'higher'}
            rungs={rungsOf(task, format)}
          />
        </section>
      </div>
    </main>
  )
}
