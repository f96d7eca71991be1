import type { InviteState } from '@shulei/domain/compete/team/invite.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs'
import Info from 'lucide-react/dist/esm/icons/info.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './TeamInviteDialog.css.ts'

const texts = {
  agreed: 'past.agreed',
  refused: 'past.refused',
  removed: 'past.gone',
  void: 'past.gone',
  missing: 'past.missing',
} as const satisfies Record<Exclude<InviteState, 'invited'> | 'missing', string>

/** An invitation that is not open any more, answered, also in another tab, or withdrawn, or that is not one of the reader. It takes the focus, so that it is announced. */
export function PastInvite({ state }: { state: keyof typeof texts }) {
  const { t } = useTranslation('team-invite')
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  const isDone = state === 'agreed'
  return (
    <div className={css.result} data-outcome={isDone ? 'success' : 'past'}>
      <span className={css.mark}>
        <Icon of={isDone ? CircleCheck : Info} size={24} />
      </span>
      <p ref={words} tabIndex={-1} className={css.resultText}>
        {t(texts[state])}
      </p>
    </div>
  )
}
