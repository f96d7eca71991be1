import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import { useTranslation } from 'react-i18next'
import { openMessageModal } from '../../base/site/message-modal.ts'

/** Opens the send-message dialog without a receiver; used beside the title of a messages page. */
export function NewMessageButton() {
  const { t } = useTranslation('message')
  return (
    <LinkButton
      component="button"
      type="button"
      variant="inverse"
      icon={<Icon of={Pencil} size={15} />}
      aria-haspopup="dialog"
      onClick={() => openMessageModal()}
    >
      {t('popover.newMessage')}
    </LinkButton>
  )
}
