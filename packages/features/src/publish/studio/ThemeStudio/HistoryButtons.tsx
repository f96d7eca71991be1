import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import { Tooltip, TooltipTrigger } from '@shulei/ui/Tooltip/Tooltip.tsx'
import Redo from 'lucide-react/dist/esm/icons/redo-2.mjs'
import Undo from 'lucide-react/dist/esm/icons/undo-2.mjs'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFocus } from '../../../base/site/focus.ts'

export interface HistoryButtonsProps {
  canUndo: boolean
  canRedo: boolean
  onStep: (step: 'undo' | 'redo') => void
}

/** Undo and redo. When the focused button becomes disabled, the focus moves to the other one. */
export function HistoryButtons({ canUndo, canRedo, onStep }: HistoryButtonsProps) {
  const { t } = useTranslation('studio')
  const undo = useRef<HTMLButtonElement>(null)
  const redo = useRef<HTMLButtonElement>(null)
  const kept = useKeptFocus(() => (canUndo ? undo.current : redo.current))
  return (
    <>
      <TooltipTrigger>
        <IconButton
          {...kept}
          ref={undo}
          size="s"
          variant="outlined"
          label={t('tools.undo')}
          icon={<Icon of={Undo} />}
          isDisabled={!canUndo}
          onPress={() => onStep('undo')}
        />
        <Tooltip placement="bottom">{t('tools.undoKeys')}</Tooltip>
      </TooltipTrigger>
      <TooltipTrigger>
        <IconButton
          {...kept}
          ref={redo}
          size="s"
          variant="outlined"
          label={t('tools.redo')}
          icon={<Icon of={Redo} />}
          isDisabled={!canRedo}
          onPress={() => onStep('redo')}
        />
        <Tooltip placement="bottom">{t('tools.redoKeys')}</Tooltip>
      </TooltipTrigger>
    </>
  )
}
