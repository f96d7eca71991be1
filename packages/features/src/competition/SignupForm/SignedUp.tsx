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
  /** It has just been done on this page: said so, and the focus follows. */
  isFresh: boolean
}

/** The sign-up is complete: with which team, and what comes next. */
export function SignedUp({ competition, isFresh }: SignedUpProps) {
  const { t } = useTranslation('competition')
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const { id, signedUpAt, profile } = competition
  const team = profile.team?.name ?? ''

  useEffect(() => {
    // the form with the focus in it has gone
    if (isFresh) box.current?.focus()
  }, [isFresh])

  const text =
    signedUpAt === null || isFresh
      ? t('signup.doneText', { team })
      : t('signup.alreadyText', { team, at: format.dateTime(signedUpAt) })
  return (
    <div className={page.split}>
      <div ref={box} className={page.stack} tabIndex={-1}>
        <Panel title={t(isFresh ? 'signup.doneTitle' : 'signup.already')} tone="success">
          <div className={css.state}>
            {isFresh ? (
              <Alert tone="success" live="polite">
                {text}
              </Alert>
            ) : (
              <p>{text}</p>
            )}
            <div className={css.stateActions}>
              <LinkButton component={Link} to={`/competitions/${id}/dataware`} kind="primary">
                {t('signup.toData')}
              </LinkButton>
              <LinkButton component={Link} to={`/competitions/${id}/submits`}>
                {t('signup.toSubmit')}
              </LinkButton>
              <LinkButton component={Link} to={`/competitions/${id}/profile`}>
                {t('signup.toProfile')}
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
