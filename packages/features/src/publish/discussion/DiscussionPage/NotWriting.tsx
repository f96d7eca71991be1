import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '../../../base/site/LoginLink.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'

/** Says why the reader cannot write here, and how they can. */
export function NotWriting({ isLocked = false }: { isLocked?: boolean }) {
  const { t } = useTranslation('discussion')
  const { user } = useSiteState()
  if (isLocked) return <Alert>{t('locked.hint')}</Alert>
  if (!user) return <Alert action={<LoginLink />}>{t('loginFirst')}</Alert>
  return <Alert tone="warning">{t('banned')}</Alert>
}
