import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ownShareName } from '@shulei/domain/publish/share/picture.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import { useTranslation } from 'react-i18next'

/** Saves the share picture of the reader's own profile in the reader's language; only its owner sees the link. */
export function SharePictureLink() {
  const { t } = useTranslation('layout')
  const { language } = useFormat()
  const name = ownShareName({ language, size: 'wide' })
  return (
    <LinkButton
      href={pathOf(refs.ownSharePicture, { name })}
      download={`shulei.${name}`}
      variant="quiet"
      icon={<Icon of={Download} />}
    >
      {t('profile.share')}
    </LinkButton>
  )
}
