import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import * as css from './MessagePopover.css.ts'
import { PopoverBody } from './PopoverBody.tsx'

export interface MessageSheetProps {
  label: string
  onClose: () => void
}

/** The popover on phones: full height, with a title and a close button. */
export function MessageSheet({ label, onClose }: MessageSheetProps) {
  const { t } = useTranslation('shell')
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className={css.sheet}>
        <Dialog className={css.sheetDialog}>
          <div className={css.bar}>
            <Heading slot="title" level={2} className={css.title}>
              {label}
            </Heading>
            <IconButton label={t('action.close')} icon={<Icon of={X} />} onPress={onClose} />
          </div>
          <PopoverBody onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
