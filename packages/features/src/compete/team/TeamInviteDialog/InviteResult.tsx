import type { InviteOutcome } from '@shulei/domain/compete/team/invite.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs'
import OctagonX from 'lucide-react/dist/esm/icons/octagon-x.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './TeamInviteDialog.css.ts'
import type { InviteAnswer } from './useAnswerInvite.ts'

/** `satisfies` makes a result without a text fail to compile. */
const texts = {
  success: 'invite.success',
  notSolo: 'invite.notSolo',
  teamFull: 'invite.teamFull',
  teamRisky: 'invite.teamRisk',
  submitsExceeded: 'invite.submitExceeded',
  failed: 'invite.failed',
} as const satisfies Record<InviteOutcome, string>

/** Reasons of a failure that the numbers -1 to -4 do not tell. */
const reasons = {
  ended: 'reason.ended',
  frozen: 'reason.frozen',
  sameTeam: 'reason.sameTeam',
  roundsDiffer: 'reason.roundsDiffer',
  evaluating: 'reason.evaluating',
  organizersDoNotCompete: 'reason.organizersDoNotCompete',
  notSignedUp: 'reason.notSignedUp',
  withdrawn: 'reason.withdrawn',
  answered: 'reason.answered',
} as const satisfies Partial<Record<NonNullable<InviteAnswer['reason']>, string>>

const isTold = (reason: InviteAnswer['reason']): reason is keyof typeof reasons => reason !== null && reason in reasons

/** Steps 2 to 6, and any other failure with its reason: the result of accepting. It takes the focus, so that it is announced. */
export function InviteResult({ answer: { outcome, reason } }: { answer: InviteAnswer }) {
  const { t } = useTranslation('team-invite')
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  const isDone = outcome === 'success'
  return (
    <div className={css.result} data-outcome={isDone ? 'success' : 'failure'}>
      <span className={css.mark}>
        <Icon of={isDone ? CircleCheck : OctagonX} size={24} />
      </span>
      <div ref={words} tabIndex={-1} className={css.resultText}>
        <p>{t(texts[outcome])}</p>
        {isTold(reason) ? <p className={css.muted}>{t(reasons[reason])}</p> : null}
      </div>
    </div>
  )
}
