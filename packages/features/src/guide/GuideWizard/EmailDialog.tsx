import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { EmailSettings } from '../../profile/EmailSettings/EmailSettings.tsx'

/** Adds a mail address to the account. Closing it reads the guide again, which then has the address. */
export function EmailDialog({ outboxAddress, onClose }: { outboxAddress: string | null; onClose: () => void }) {
  const { t } = useTranslation('guide')
  const { t: shell } = useTranslation('shell')
  const { mutate } = useSWRConfig()
  const close = () => {
    void mutate(keyOf(refs.guideInfo, {}))
    onClose()
  }
  return (
    <Dialog
      title={t('basic.emailAdd')}
      closeLabel={shell('a11y.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <EmailSettings outboxAddress={outboxAddress} />
    </Dialog>
  )
}
