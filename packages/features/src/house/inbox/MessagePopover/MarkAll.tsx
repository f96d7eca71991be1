import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarkAll } from '../../../talk/message/useMarkAll.ts'
import * as css from './MessagePopover.css.ts'

export interface MarkAllProps {
  what: 'notices' | 'messages'
  /** Everything is already read. */
  isDisabled: boolean
}

/** Marks everything in a tab as read. */
export function MarkAll({ what, isDisabled }: MarkAllProps) {
  const { t } = useTranslation('message')
  const { mark, failure } = useMarkAll(what)
  const button = useRef<HTMLButtonElement>(null)
  const press = async () => {
    const head = button.current?.parentElement
    await mark()
    // the focused button becomes disabled, so the focus moves to the tab and stays in the popover
    head?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={<Icon of={Check} size={15} />}
        ref={button}
        isDisabled={isDisabled}
        onPress={() => void press()}
      >
        {t('popover.markAllRead')}
      </Button>
      {failure === null ? null : (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
