import * as userAddress from '@shulei/domain/address/user.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Link from the reader's own profile to the editor (A§2); only its owner sees it. */
export function EditProfileLink({ userId }: { userId: number }) {
  const { t } = useTranslation('layout')
  return (
    <LinkButton component={Link} to={userAddress.edit({ id: userId })} icon={<Icon of={Pencil} />}>
      {t('profile.edit')}
    </LinkButton>
  )
}
