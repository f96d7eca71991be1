import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { EmailSettings } from '../../profile/EmailSettings/EmailSettings.tsx'

export interface EmailDialogProps {
  outboxAddress: string | null
  onClose: () => void
  /** The address is stored: the dialog goes, and the guide that has the address is being read. */
  onDone: () => void
}

/** Adds a mail address to the account. */
export function EmailDialog({ outboxAddress, onClose, onDone }: EmailDialogProps) {
  const { t } = useTranslation('guide')
  const { t: shell } = useTranslation('shell')
  const { mutate } = useSWRConfig()
  return (
    <Dialog
      title={t('basic.emailAdd')}
      closeLabel={shell('a11y.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <EmailSettings
        outboxAddress={outboxAddress}
        onDone={() => {
          void mutate(keyOf(refs.guideInfo, {}))
          onDone()
        }}
      />
    </Dialog>
  )
}
