import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Obstacle } from './obstacle.ts'
import * as css from './SubmitForm.css.ts'

export interface SubmitButtonProps {
  obstacle: Obstacle | null
  /** A press shows the remedy of the obstacle: the button stays enabled. */
  isAnswered: boolean
  /** An upload is running. */
  isSending: boolean
  /** Tries left today after this submission. */
  left: number
}

function useWhy({ obstacle, isSending, left }: SubmitButtonProps): string | null {
  const { t } = useTranslation('submission')
  if (isSending) return null
  if (!obstacle) return t('upload.cost', { count: left })
  switch (obstacle.kind) {
    case 'blocked':
      return t('upload.why.blocked', { reason: t(`rule.reason.${obstacle.reason}`), count: obstacle.count })
    case 'tooLong':
      return t('upload.tooLong', { count: obstacle.over })
    case 'forbidden':
      return t('upload.forbidden')
    case 'noFile':
    case 'checking':
      return t(`upload.why.${obstacle.kind}`)
    default:
      return t('upload.why.problems')
  }
}

/** The main action of the page. While disabled it stays reachable by keyboard and says why (visual.md §1). */
export function SubmitButton(props: SubmitButtonProps) {
  const { obstacle, isAnswered, isSending } = props
  const { t } = useTranslation('submission')
  const id = useId()
  const why = useWhy(props)
  const isBlocked = (obstacle !== null && !isAnswered) || isSending
  const text = () => {
    if (isSending) return t('upload.sending')
    return obstacle?.kind === 'blocked' && isBlocked
      ? t('upload.submitBlocked', { count: obstacle.count })
      : t('upload.submit')
  }
  return (
    <div className={css.submit}>
      {why ? (
        <p id={id} className={css.why}>
          {why}
        </p>
      ) : null}
      <LinkButton
        component="button"
        type="submit"
        variant="primary"
        aria-disabled={isBlocked || undefined}
        data-disabled={isBlocked ? '' : undefined}
        aria-describedby={why ? id : undefined}
        icon={obstacle?.kind === 'blocked' && isBlocked ? <Icon of={Lock} /> : undefined}
      >
        {text()}
      </LinkButton>
    </div>
  )
}
