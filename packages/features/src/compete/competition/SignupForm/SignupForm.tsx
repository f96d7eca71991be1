import { isCallError } from '@shulei/client/call-error.ts'
import { useCall, useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { emptySignupForm } from '@shulei/domain/compete/competition/signup.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { inviteTarget } from '../../../base/site/invite-target.ts'
import * as page from '../ContestPage/ContestPage.css.ts'
import {
  type Agreement,
  agreementArgs,
  type Competition,
  isSignedUp,
  maySignUp,
  mustAgreeAgain,
} from '../useCompetition.ts'
import { WithContent } from '../WithCompetition/WithContent.tsx'
import { AgreementStep } from './AgreementStep.tsx'
import { SignedUp } from './SignedUp.tsx'
import { SignupClosed } from './SignupClosed.tsx'
import { SignupFields, signupFormId } from './SignupFields.tsx'
import { SignupSide } from './SignupSide.tsx'
import type { SignupDraft } from './signup-problems.ts'
import { useDraft } from './useDraft.ts'

interface FlowProps {
  competition: Competition
  agreement: Agreement
  userId: number
  refresh: () => Promise<unknown>
}

/** The two steps of a sign-up. The first step that is sent also joins the competition. */
function Flow({ competition, agreement, userId, refresh }: FlowProps) {
  const { t } = useTranslation('signup')
  const send = useSend()
  const { draft, change, forget } = useDraft(competition.id, userId)
  const { now } = useContext(TimeContext)
  const moveFocus = useMoveFocus()
  const [isRefused, setRefused] = useState(false)
  const params = { id: competition.id }
  const { signupState, hasAgreement, agreementVersion } = competition
  const isAgain = isRefused || mustAgreeAgain(competition, now)
  const step = isAgain || (hasAgreement && signupState === 0) ? 'agreement' : 'form'

  const join = async () => {
    if (signupState === 0) await send(refs.signUp, { params, body: { from: 'web', ...inviteTarget() } })
  }
  const accept = async () => {
    await join()
    await send(refs.acceptAgreement, { params, body: { agreement: true, version: agreementVersion } })
    await refresh()
    setRefused(false)
    moveFocus(signupFormId)
  }
  const save = async ({ iden, ...texts }: SignupDraft) => {
    await join()
    try {
      const body = { ...texts, iden: Number(iden) as 1 | 2 | 4, base: emptySignupForm }
      await send(refs.saveEntryForm, { params, body })
    } catch (error) {
      // the form was sent on another page or device meanwhile: the page shows what it has stored
      if (isCallError(error, errors.valuesStale.errno)) return void (await refresh())
      if (!isCallError(error, errors.agreementRequired.errno)) throw error
      // a newer agreement was published meanwhile: its text is shown first, and the draft stays
      await refresh()
      return setRefused(true)
    }
    forget()
    await refresh()
  }

  return (
    <div className={page.split}>
      <div className={page.stack}>
        <noscript>
          <Alert tone="warning">{t('needsScript')}</Alert>
        </noscript>
        {step === 'agreement' ? (
          <AgreementStep agreement={agreement} isAgain={isAgain} onAccept={accept} />
        ) : (
          <SignupFields draft={draft} onChange={change} onSend={save} />
        )}
      </div>
      <SignupSide competition={competition} step={step} />
    </div>
  )
}

export interface SignupFormProps {
  competitionId: number
  /** The signed-in person: drafts are stored per person. */
  userId: number
}

/**
 * Sign-up: agreement, sign-up form, done; or the reason why it is closed.
 *
 * - MUST ask for the participation agreement before the form; without an agreement the step is skipped and the default text stands
 *   in its place (B§3, B§5).
 * - MUST ask again when the agreement has changed while the form was open, and keep what was typed.
 * - MUST count the sign-up as complete from `signupState` 3 on, and then show the team and what comes next (B§3).
 * - MUST name every problem at its field and all of them at once, move the focus to the first, and check reserved names while
 *   typing by the rule of the server.
 * - MUST show the server's refusal in its words: a taken or reserved name at the name, anything else over the button (B§8).
 * - MUST lose nothing that was typed: the draft is kept on the device per competition and person until it is sent.
 * - MUST say why nobody can sign up now (not yet, closed, expired), the exact instant with its zone, and what can be done instead
 *   (B§8).
 * - MUST work with the keyboard alone.
 */
export function SignupForm({ competitionId, userId }: SignupFormProps) {
  const { now } = useContext(TimeContext)
  // a reader who saw the form here and is signed up now has just completed it
  const [wasOpen, setWasOpen] = useState(false)
  const answer = useCall(refs.competitionAgreement, agreementArgs(competitionId))
  return (
    <WithContent competitionId={competitionId} answer={answer}>
      {(competition, { cmptAgreement }, refresh) => {
        if (isSignedUp(competition)) return <SignedUp competition={competition} isFresh={wasOpen} />
        const isOpen = maySignUp(competition, now) || mustAgreeAgain(competition, now)
        if (!isOpen) return <SignupClosed competition={competition} />
        return (
          <Flow
            competition={competition}
            agreement={cmptAgreement}
            userId={userId}
            refresh={async () => {
              setWasOpen(true)
              await refresh()
            }}
          />
        )
      }}
    </WithContent>
  )
}
