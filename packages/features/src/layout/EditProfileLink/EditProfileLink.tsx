import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The way from one's own profile to its editing (A§2): only the owner sees it. */
export function EditProfileLink({ userId }: { userId: number }) {
  const { t } = useTranslation('layout')
  return (
    <LinkButton component={Link} to={`/user/${userId}/profile`} icon={<Icon of={Pencil} />}>
      {t('profile.edit')}
    </LinkButton>
  )
}
