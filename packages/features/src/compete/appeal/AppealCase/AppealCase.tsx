import { caseEvents } from '@shulei/domain/compete/appeal/appeal.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { Timeline, type TimelineItem } from '@shulei/ui/Timeline/Timeline.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownNames } from '../../../base/site/useShownName.ts'
import type { Case } from '../case.ts'
import * as css from './AppealCase.css.ts'

export interface AppealCaseProps {
  flag: NonNullable<Case['flag']>
  appeal: Case['appeal']
}

const instantOf = (at: string | null) => (at === null ? null : Date.parse(at))

function useEvents({ flag, appeal }: AppealCaseProps): TimelineItem[] {
  const { t } = useTranslation('appeal')
  const { dateTime } = useFormat()
  const shownName = useShownNames()
  const events = caseEvents({
    flag: { status: flag.status, at: Date.parse(flag.at), endedAt: instantOf(flag.endedAt) },
    appeal: appeal && {
      sentAt: Date.parse(appeal.sentAt),
      answeredAt: instantOf(appeal.answeredAt),
      accepted: appeal.accepted,
    },
  })
  return events.map(({ kind, at }) => ({
    id: kind,
    time: at === null ? t('line.pending') : <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>,
    title:
      kind === 'sent' ? t('line.sent', { name: appeal?.sender ? shownName(appeal.sender) : '' }) : t(`line.${kind}`),
    when: at === null ? 'now' : 'past',
    ...(kind === 'waiting' ? { detail: t('line.kept') } : {}),
  }))
}

/** A team's case: why it was flagged, what happened since, its appeal and the answer. All texts are shown as text. */
export function AppealCase({ flag, appeal }: AppealCaseProps) {
  const { t } = useTranslation('appeal')
  const { pick, dateTime, bytes } = useFormat()
  const id = useId()
  const events = useEvents({ flag, appeal })
  const [reason, evidence] = [pick(flag.reason), pick(flag.evidence)]
  return (
    <div className={css.stack}>
      <DescriptionList
        items={[
          { term: t('type'), value: t(`kind.${flag.type}`) },
          { term: t('at'), value: <time dateTime={flag.at}>{dateTime(flag.at)}</time> },
          { term: t('reason'), value: <span className={css.words}>{reason || t('noReason')}</span> },
          {
            term: t('evidence'),
            value: evidence ? (
              <>
                <span className={css.words}>{evidence}</span>
                <p className={css.note}>{t('redacted')}</p>
              </>
            ) : (
              t('noEvidence')
            ),
          },
        ]}
      />
      <section className={css.part} aria-labelledby={`${id}-line`}>
        <h3 className={css.heading} id={`${id}-line`}>
          {t('line.label')}
        </h3>
        <Timeline label={t('line.label')} items={events} />
      </section>
      {appeal ? (
        <section className={css.part} aria-labelledby={`${id}-own`}>
          <h3 className={css.heading} id={`${id}-own`}>
            {t('own')}
          </h3>
          <div className={css.own}>
            <p className={css.words}>{appeal.content}</p>
            {appeal.file ? (
              <TextLink href={appeal.file.url} download isStandalone>
                {t('download', { name: appeal.file.name })} · {bytes(appeal.file.bytes)}
              </TextLink>
            ) : null}
          </div>
          {appeal.answeredAt === null ? null : (
            <Alert tone={appeal.accepted ? 'success' : 'warning'} title={t('answer')}>
              <p className={css.words}>{pick(appeal.answer)}</p>
            </Alert>
          )}
        </section>
      ) : null}
    </div>
  )
}
