import { isBetter, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { ProgressSteps } from '@shulei/ui/ProgressSteps/ProgressSteps.tsx'
import { useTranslation } from 'react-i18next'
import type { Competition } from '../../competition/useCompetition.ts'
import { shownScore } from '../shown-score.ts'
import type { Submit, SubmitsAnswer } from '../submits.ts'
import { useLogText } from '../useLogText.ts'
import * as css from './SubmissionWay.css.ts'

export interface SubmissionWayProps {
  competition: Pick<Competition, 'metric'>
  /** The submission that was just made, as the server knows it now. */
  submission: Submit
  /** The team's place before it; null without a score. */
  before: SubmitsAnswer['best']
  /** The team's place now. */
  best: SubmitsAnswer['best']
}

const stepOf = {
  uploaded: 'queued',
  queued: 'queued',
  cancelled: 'queued',
  scoring: 'scoring',
  failed: 'scoring',
  scored: 'all',
} as const

/** The gain that a submission brought: a new best score with its gain in score and ranks, or the first score of the team. */
function useGain({ competition, submission, before, best }: SubmissionWayProps): string | null {
  const { t } = useTranslation('submission')
  const { score } = useFormat()
  if (submission.status !== 'scored' || !best) return null
  if (!before || before.list !== best.list) return t('way.first')
  if (!isBetter(competition.metric, best.score, before.score)) return null
  const gap = score(Math.abs(best.score - before.score), metrics[competition.metric].decimals)
  const up = before.rank - best.rank
  return up > 0 ? t('way.bestUp', { gap, count: up }) : t('way.best', { gap })
}

function useWords({ competition, submission, best }: SubmissionWayProps): string {
  const { t } = useTranslation('submission')
  const format = useFormat()
  const { status, queuePlace } = submission
  if (status === 'failed' || status === 'cancelled') return t(`way.${status}`)
  if (status === 'scoring') return t('way.scoringNow')
  if (status !== 'scored') return queuePlace === null ? t('way.queuedNow') : t('way.queuedAt', { place: queuePlace })
  const { score: value } = shownScore(submission)
  const score = value === null ? '–' : format.score(value, metrics[competition.metric].decimals)
  if (!best) return t('way.scoredAlone', { score })
  return t(submission.isBest ? 'way.scored' : 'way.scoredKept', {
    score,
    list: t('page.bestList', { list: best.list }),
    rank: format.number(best.rank),
  })
}

/** The way of a submission from the checked file to its rank, with its problems where it fails. */
export function SubmissionWay(props: SubmissionWayProps) {
  const { t } = useTranslation('submission')
  const text = useLogText()
  const { status, no, logs } = props.submission
  const words = useWords(props)
  const gain = useGain(props)
  const problems = status === 'failed' ? logs.filter(({ level }) => level === 'error') : []
  const steps = (['checked', 'queued', 'scoring', 'ranked'] as const).map((id) => ({ id, name: t(`way.${id}`) }))
  const tone = status === 'failed' ? 'danger' : gain ? 'success' : 'accent'
  return (
    <div className={css.way}>
      <Panel title={t('way.title', { no })} titleSize="card" tone={tone}>
        <div className={css.body}>
          <ProgressSteps
            label={t('way.steps')}
            steps={steps}
            current={stepOf[status]}
            doneText={t('way.done')}
            summary={null}
          />
          <div role="status">
            <p className={css.words}>
              {words} {gain ? <span className={css.best}>{gain}</span> : null}
            </p>
          </div>
          <div className={css.line} data-gain={gain ? '' : undefined} aria-hidden="true" />
          {problems.length > 0 ? (
            <ol className={css.problems} aria-label={t('file.problems')}>
              {problems.map(({ code, facts }, index) => (
                <li key={index} className={css.problem}>
                  {text(code, facts)}
                </li>
              ))}
            </ol>
          ) : null}
        </div>
      </Panel>
    </div>
  )
}
