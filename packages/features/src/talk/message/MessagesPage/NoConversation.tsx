import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import MessageSquare from 'lucide-react/dist/esm/icons/message-square.mjs'
import { useTranslation } from 'react-i18next'
import { none } from './MessagesPage.css.ts'

/** Placeholder while no conversation is open. */
export function NoConversation() {
  const { t } = useTranslation('message')
  return (
    <div className={none}>
      <EmptyState
        art={<Icon of={MessageSquare} size={24} />}
        title={t('page.choose')}
        description={t('page.chooseHint')}
      />
    </div>
  )
}
