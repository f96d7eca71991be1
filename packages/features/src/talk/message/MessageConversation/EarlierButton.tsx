import { Button } from '@shulei/ui/Button/Button.tsx'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface EarlierButtonProps {
  onPress: () => void
  isLoading: boolean
  /** Element that takes the focus when the button disappears with the last page. */
  next: RefObject<HTMLElement | null>
}

/** Loads earlier messages. The button keeps the focus while they load, and passes it on when there are no more. */
export function EarlierButton({ onPress, isLoading, next }: EarlierButtonProps) {
  const { t } = useTranslation('message')
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own === document.activeElement) next.current?.focus({ preventScroll: true })
    }
  }, [next])
  return (
    <Button ref={button} size="s" onPress={onPress} isPending={isLoading} pendingLabel={t('list.loading')}>
      {t('conversation.earlier')}
    </Button>
  )
}
