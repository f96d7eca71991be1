import { previewReaders } from '@shulei/domain/people/profile/preview.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { profileTabAddress } from '../../../../base/address/profile.ts'
import * as css from './PreviewLinks.css.ts'

/** Beside the privacy settings: the reader's own profile with the eyes of others. */
export function PreviewLinks({ userId }: { userId: number }) {
  const { t } = useTranslation('settings')
  return (
    <Panel title={t('preview.title')} titleSize="card" description={t('preview.text')}>
      <div className={css.links}>
        {previewReaders.map((as) => (
          <LinkButton key={as} href={profileTabAddress(userId, 'history', { as })}>
            {t(`preview.as.${as}`)}
          </LinkButton>
        ))}
      </div>
    </Panel>
  )
}
