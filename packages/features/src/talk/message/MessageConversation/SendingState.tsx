import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs'
import Send from 'lucide-react/dist/esm/icons/send.mjs'
import { useTranslation } from 'react-i18next'
import type { UnsentMessage } from '../conversation/outbox.ts'
import * as css from './SendingState.css.ts'

export interface SendingStateProps {
  message: UnsentMessage
  /** The previous message has not been sent yet. */
  isWaiting: boolean
  onRetry: () => void
  onTakeBack: () => void
}

/** State of a message that is not stored yet: sending, or the error with the possible actions. */
export function SendingState({ message: { failure, picture }, isWaiting, onRetry, onTakeBack }: SendingStateProps) {
  const { t } = useTranslation('message')
  if (!failure) {
    return (
      <span className={css.state}>
        <Icon of={Send} size={15} />
        {isWaiting ? t('outbox.waiting') : t('sendMessage.sending')}
      </span>
    )
  }
  const reason = failure.kind === 'refused' ? failure.text : t(`outbox.${failure.kind}`)
  return (
    <>
      <span className={css.state} data-failed="">
        <Icon of={CircleAlert} size={15} />
        <span>
          {t('sendMessage.failed')} {reason}
        </span>
      </span>
      <span className={css.actions}>
        <Button size="s" onPress={onRetry}>
          {t('outbox.retry')}
        </Button>
        <Button size="s" onPress={onTakeBack}>
          {picture ? t('picture.discard') : t('outbox.takeBack')}
        </Button>
      </span>
    </>
  )
}
