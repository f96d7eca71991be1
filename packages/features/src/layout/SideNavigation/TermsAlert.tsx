import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

export interface TermsAlertProps {
  terms: 'agreement' | 'privacy'
  onClose: () => void
}

/** The alert of an entry without a page of its own here: the terms in two sentences, and the way to the whole text (Q047). */
export function TermsAlert({ terms, onClose }: TermsAlertProps) {
  const { t } = useTranslation('layout')
  const navigate = useNavigate()
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t(terms === 'agreement' ? 'sideNav.userAgreement' : 'sideNav.privacyPolicy')}
      confirmText={t('sideNav.fullText')}
      cancelText={t('sideNav.close')}
      onConfirm={() => void navigate('/help')}
    >
      {t(terms === 'agreement' ? 'sideNav.agreementText' : 'sideNav.privacyText')}
    </AlertDialog>
  )
}
