import * as profileAddress from '@shulei/domain/address/profile.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Eye from 'lucide-react/dist/esm/icons/eye.mjs'
import { useTranslation } from 'react-i18next'

/** Link from the reader's own profile to the same page as a visitor sees it; only its owner sees the link. */
export function PreviewLink({ userId }: { userId: number }) {
  const { t } = useTranslation('layout')
  return (
    // a whole page load, so that no answer to the owner is left in the preview
    <LinkButton href={profileAddress.history({ id: userId, as: 'visitor' })} variant="quiet" icon={<Icon of={Eye} />}>
      {t('profile.preview')}
    </LinkButton>
  )
}
