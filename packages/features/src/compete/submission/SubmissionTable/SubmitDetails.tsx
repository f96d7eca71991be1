import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { shareRefusal } from '@shulei/domain/people/model/share.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { type Description, DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import { useShownName } from '../../../base/site/useShownName.ts'
import type { Competition } from '../../competition/useCompetition.ts'
import { FileLine } from '../FileLine.tsx'
import type { Submit } from '../submits.ts'
import { useLogText } from '../useLogText.ts'
import { ShareButton } from './ShareButton.tsx'
import * as css from './SubmitDetails.css.ts'

export interface SubmitDetailsProps {
  submission: Submit
  competition: Pick<Competition, 'id' | 'metric'>
  /** The team is suspected or banned. */
  isFlagged: boolean
  onChanged: (submission: Submit) => void
  /** Called when the page's data may be outdated. */
  onStale: () => void
}

function useScores({ submission, competition: { metric } }: SubmitDetailsProps): string | null {
  const { t } = useTranslation('submission')
  const { score } = useFormat()
  const { decimals } = metrics[metric]
  if (submission.score === null) return null
  const listA = t('table.scoreA', { score: score(submission.score, decimals) })
  if (submission.scoreB === null) {
    return submission.list === 'B' ? `${listA} · ${t('table.scoreB', { score: t('table.hiddenB') })}` : listA
  }
  return `${listA} · ${t('table.scoreB', { score: score(submission.scoreB, decimals) })}`
}

function useFacts(props: SubmitDetailsProps): Description[] {
  const { t } = useTranslation('submission')
  const format = useFormat()
  const scores = useScores(props)
  const link = ({ name, url, bytes }: Submit['resultFile']) => (
    <>
      <TextLink href={url} download={name}>
        {name}
      </TextLink>{' '}
      {format.bytes(bytes)}
    </>
  )
  const { submission, competition, isFlagged, onChanged, onStale } = props
  const { createdAt, description, processFile, resultFile, scoredAt, share, status, submitter } = submission
  const submitterName = useShownName(submitter)
  // a submission that a former team keeps is shared by that team
  const isOwnTeams = submission.formerTeam === null
  const canChange = isOwnTeams && shareRefusal({ share: !share, status, cheatStatus: isFlagged ? 1 : 0 }) === null
  return [
    ...(description ? [{ term: t('table.description'), value: description }] : []),
    { term: t('table.submitter'), value: submitterName },
    { term: t('table.time'), value: format.dateTime(createdAt) },
    ...(scores ? [{ term: t('table.scores'), value: scores }] : []),
    ...(scoredAt ? [{ term: t('table.scoredAt'), value: format.dateTime(scoredAt) }] : []),
    { term: t('table.result'), value: link(resultFile) },
    ...(processFile ? [{ term: t('table.process'), value: link(processFile) }] : []),
    {
      term: t('table.checksum'),
      value: <code className={css.code}>{resultFile.sha256}</code>,
    },
    ...(canChange
      ? [
          {
            term: t('table.share'),
            value: (
              <ShareButton
                competitionId={competition.id}
                submission={submission}
                onShared={onChanged}
                onStale={onStale}
              />
            ),
          },
        ]
      : []),
  ]
}

/** The log of a submission: events, oldest first, in the words of the catalogue. A time on another day than that before names its day. */
export function SubmitLog({ logs }: Pick<Submit, 'logs'>) {
  const { t } = useTranslation('submission')
  const text = useLogText()
  const { date, day, dayTime, clock } = useFormat()
  const isOtherDay = (at: string, before: string | undefined) => before !== undefined && date(at) !== date(before)
  return (
    <ol className={css.log} aria-label={t('table.log')}>
      {logs.map(({ at, level, code, facts }, index) => (
        <li key={index} className={css.line} data-level={level}>
          <time className={css.time} dateTime={at} title={dayTime(at)}>
            {isOtherDay(at, logs[index - 1]?.at) ? `${day(at)} ` : ''}
            {clock(at)}
          </time>
          <span>
            {level === 'error' ? <VisuallyHidden>{t('table.error')} </VisuallyHidden> : null}
            {text(code, facts)}
            <FileLine text={facts.text} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** All facts of a submission without a column: description, scores of both lists, files, checksum and log. */
export function SubmitDetails(props: SubmitDetailsProps) {
  return (
    <div className={css.details}>
      <DescriptionList items={useFacts(props)} />
      {props.submission.logs.length > 0 ? <SubmitLog logs={props.submission.logs} /> : null}
    </div>
  )
}
