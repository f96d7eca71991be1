import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import { useTranslation } from 'react-i18next'
import { toNewest, toNewestGround } from './MessageConversation.css.ts'

export interface ToNewestProps {
  /** Messages that arrived while the end was out of sight. */
  count: number
  onPress: () => void
}

/** Button above a conversation that is scrolled up: scrolls to the end, and shows the number of new messages. */
export function ToNewest({ count, onPress }: ToNewestProps) {
  const { t } = useTranslation('message')
  return (
    <div className={toNewest}>
      <div className={toNewestGround}>
        <Button
          size="s"
          variant={count > 0 ? 'inverse' : 'secondary'}
          icon={<Icon of={ArrowDown} size={15} />}
          onPress={onPress}
        >
          {count > 0 ? t('conversation.newCount', { count }) : t('conversation.toNewest')}
        </Button>
      </div>
    </div>
  )
}
