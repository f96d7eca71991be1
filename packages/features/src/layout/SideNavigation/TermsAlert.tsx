import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { useTranslation } from 'react-i18next'

export interface TermsAlertProps {
  terms: 'agreement' | 'privacy'
  onClose: () => void
}

/** The alert of an entry without a page (Q047): the terms in a sentence. */
export function TermsAlert({ terms, onClose }: TermsAlertProps) {
  const { t } = useTranslation('layout')
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t(terms === 'agreement' ? 'sideNav.userAgreement' : 'sideNav.privacyPolicy')}
      confirmText={t('sideNav.close')}
    >
      {t(terms === 'agreement' ? 'sideNav.agreementText' : 'sideNav.privacyText')}
    </AlertDialog>
  )
}
