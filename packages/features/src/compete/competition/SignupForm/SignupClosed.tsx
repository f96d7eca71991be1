import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Competition } from '../useCompetition.ts'
import * as css from './SignupForm.css.ts'

/** The reason why sign-up is closed for the reader, since or until when exactly, and what can be done instead (B§8). */
export function SignupClosed({ competition }: { competition: Competition }) {
  const { t } = useTranslation('signup')
  const { t: page } = useTranslation('competition-page')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const { id, endTime, startTime, signupStartTime, signupEndTime, isOrganizer } = competition
  const zone = format.zoneName()
  const opensAt = Math.max(Date.parse(startTime), signupStartTime === null ? 0 : Date.parse(signupStartTime))
  const isOver = now > Date.parse(endTime)
  const isEarly = opensAt >= now
  const words = () => {
    if (isOrganizer) return [page('organizer.title'), page('organizer.text')]
    if (isOver) return [t('expired'), t('expiredText', { at: format.dayTime(endTime), zone })]
    if (isEarly) return [t('notYet'), t('notYetText', { at: format.dayTime(opensAt), zone })]
    if (signupEndTime === null || now <= Date.parse(signupEndTime)) return [t('closed'), t('closedPlain')]
    return [t('closed'), t('closedText', { at: format.dayTime(signupEndTime), zone })]
  }
  const [title, text] = words()
  return (
    <Panel title={title} tone="warning">
      <div className={css.state}>
        <p>{text}</p>
        <div className={css.stateActions}>
          {isEarly ? (
            <LinkButton component={Link} to={competitionAddress.dataware({ id })}>
              {t('lookAtData')}
            </LinkButton>
          ) : (
            <LinkButton component={Link} to={competitionAddress.ranking({ id })}>
              {t('toRanking')}
            </LinkButton>
          )}
          <LinkButton component={Link} to={competitionAddress.list({ cmptStatus: 1 })}>
            {t('toList')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  )
}
