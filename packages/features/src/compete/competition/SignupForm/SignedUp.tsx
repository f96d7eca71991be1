import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as page from '../ContestPage/ContestPage.css.ts'
import { MySteps } from '../ContestSide/MySteps.tsx'
import type { Competition } from '../useCompetition.ts'
import * as css from './SignupForm.css.ts'

export interface SignedUpProps {
  competition: Competition
  /** The sign-up was completed on this page: the message says so and takes the focus. */
  isFresh: boolean
}

/** The sign-up is complete: the reader's team, and the next steps. */
export function SignedUp({ competition, isFresh }: SignedUpProps) {
  const { t } = useTranslation('signup')
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const { id, signedUpAt, profile } = competition
  const team = profile.team?.name ?? ''

  useEffect(() => {
    // the form that had the focus is no longer drawn
    if (isFresh) box.current?.focus()
  }, [isFresh])

  const text =
    signedUpAt === null || isFresh
      ? t('doneText', { team })
      : t('alreadyText', { team, at: format.dateTime(signedUpAt) })
  return (
    <div className={page.split}>
      <div ref={box} className={page.stack} tabIndex={-1}>
        <Panel title={t(isFresh ? 'doneTitle' : 'already')} tone="success">
          <div className={css.state}>
            {isFresh ? (
              <Alert tone="success" live="polite">
                {text}
              </Alert>
            ) : (
              <p>{text}</p>
            )}
            <div className={css.stateActions}>
              <LinkButton component={Link} to={competitionAddress.dataware({ id })} variant="primary">
                {t('toData')}
              </LinkButton>
              <LinkButton component={Link} to={competitionAddress.submits({ id })}>
                {t('toSubmit')}
              </LinkButton>
              <LinkButton component={Link} to={competitionAddress.profile({ id })}>
                {t('toProfile')}
              </LinkButton>
            </div>
          </div>
        </Panel>
      </div>
      <aside className={page.aside}>
        <MySteps competition={competition} />
      </aside>
    </div>
  )
}
