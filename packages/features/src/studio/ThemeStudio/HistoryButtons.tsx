import { Button } from '@shulei/ui/Button/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface HistoryButtonsProps {
  canUndo: boolean
  canRedo: boolean
  onStep: (step: 'undo' | 'redo') => void
}

/** A step back and a step forth. Where one comes to its end under the focus, the focus goes to the other one. */
export function HistoryButtons({ canUndo, canRedo, onStep }: HistoryButtonsProps) {
  const { t } = useTranslation('studio')
  const undo = useRef<HTMLButtonElement>(null)
  const redo = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'undo' | 'redo' | null>(null)

  useEffect(() => {
    if (pressed.current === 'undo' && !canUndo) redo.current?.focus()
    if (pressed.current === 'redo' && !canRedo) undo.current?.focus()
    pressed.current = null
  }, [canUndo, canRedo])

  const press = (step: 'undo' | 'redo') => () => {
    pressed.current = step
    onStep(step)
  }
  return (
    <>
      <Button ref={undo} size="s" isDisabled={!canUndo} onPress={press('undo')}>
        {t('tools.undo')}
      </Button>
      <Button ref={redo} size="s" isDisabled={!canRedo} onPress={press('redo')}>
        {t('tools.redo')}
      </Button>
    </>
  )
}
