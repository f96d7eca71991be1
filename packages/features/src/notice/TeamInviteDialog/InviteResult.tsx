import type { InviteOutcome } from '@shulei/domain/team/invite.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs'
import OctagonX from 'lucide-react/dist/esm/icons/octagon-x.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './TeamInviteDialog.css.ts'

/** `satisfies` makes a result without a text fail to compile. */
const texts = {
  success: 'invite.success',
  notSolo: 'invite.notSolo',
  teamFull: 'invite.teamFull',
  teamRisky: 'invite.teamRisk',
  submitsExceeded: 'invite.submitExceeded',
  failed: 'invite.failed',
} as const satisfies Record<InviteOutcome, string>

/** Steps 2 to 6, and any other failure: the result of accepting. It takes the focus, so that it is announced. */
export function InviteResult({ outcome }: { outcome: InviteOutcome }) {
  const { t } = useTranslation('notice')
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  const isDone = outcome === 'success'
  return (
    <div className={css.result} data-outcome={isDone ? 'success' : 'failure'}>
      <span className={css.mark}>
        <Icon of={isDone ? CircleCheck : OctagonX} size={24} />
      </span>
      <p ref={words} tabIndex={-1} className={css.resultText}>
        {t(texts[outcome])}
      </p>
    </div>
  )
}
