import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notebookArgs } from '../useNotebook.ts'

/** Deletes a notebook for good, after a question. */
export function RemoveButton({ id, onRemoved }: { id: number; onRemoved: () => void | Promise<void> }) {
  const { t } = useTranslation('notebook')
  const send = useSend()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    try {
      await send(refs.removeNotebook, notebookArgs(id))
      await onRemoved()
    } catch (error) {
      return failureText(error, t('form.removeFailed'))
    }
  }
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {t('form.remove')}
      </Button>
      <AlertDialog
        title={t('form.removeTitle')}
        confirmText={t('form.remove')}
        cancelText={t('form.keep')}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={remove}
      >
        {t('form.removeText')}
      </AlertDialog>
    </>
  )
}
