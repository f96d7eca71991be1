import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import * as css from './Reading.css.ts'
import type { ReadingDialogProps } from './ReadingDialog.tsx'

const dialogPart = {
  code: async () => (await import('./ReadingDialog.tsx')).ReadingDialog,
  texts: ['reading', 'columns', 'dataset'],
}

export type ReadingButtonProps = Omit<ReadingDialogProps, 'onClose'>

/** Opens the form in which an owner chooses how a file is read. Its parts load when it is opened, or before on intent. */
export function ReadingButton(props: ReadingButtonProps) {
  const { t } = useTranslation('columns')
  const [isOpen, setOpen] = useState(false)
  const { Part: ReadingDialog, warm } = useLoaded(dialogPart, isOpen)
  const { file, part } = props
  return (
    <span className={css.choose}>
      <Button
        size="s"
        aria-label={t('reading.chooseName', { name: part === '' ? file.name : `${file.name} ${part}` })}
        onHoverStart={warm}
        onFocus={warm}
        onPress={() => setOpen(true)}
      >
        {t('reading.choose')}
      </Button>
      {isOpen && ReadingDialog ? <ReadingDialog {...props} onClose={() => setOpen(false)} /> : null}
    </span>
  )
}
