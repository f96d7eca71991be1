import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Mail from 'lucide-react/dist/esm/icons/mail.mjs'
import { useTranslation } from 'react-i18next'
import { openMessageModal } from '../../../base/site/message-modal.ts'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'

export interface PrivateMessageButtonProps {
  person: { id: number; name: string; avatar: string | null }
}

/**
 * Opens the send-message dialog with the person as receiver (A§2). A visitor is led to sign on and back (Q065); nothing is
 * drawn on the reader's own profile.
 */
export function PrivateMessageButton({ person }: PrivateMessageButtonProps) {
  const { t } = useTranslation('profile')
  const { user } = useSiteState()
  const address = useSignOnAddress()
  if (user?.id === person.id) return null
  const icon = <Icon of={Mail} size={15} />
  const label = t('message.sendName', { name: person.name })
  if (!user) {
    return (
      <LinkButton href={address('login2')} icon={icon} aria-label={label}>
        {t('message.send')}
      </LinkButton>
    )
  }
  return (
    <Button icon={icon} aria-label={label} aria-haspopup="dialog" onPress={() => openMessageModal(person)}>
      {t('message.send')}
    </Button>
  )
}
