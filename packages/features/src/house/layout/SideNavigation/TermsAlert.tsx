import * as contentAddress from '@shulei/domain/address/content.ts'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

const pages = { agreement: contentAddress.servicePolicy(), privacy: contentAddress.privacy() } as const

export interface TermsAlertProps {
  terms: keyof typeof pages
  onClose: () => void
}

/** The alert of an entry without a page of its own (Q047): the terms in a sentence, and a link to all of them. */
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
      <p>{t(`sideNav.${terms}Text`)}</p>
      <TextLink component={Link} to={pages[terms]} isStandalone onClick={onClose}>
        {t(`sideNav.${terms}Link`)}
      </TextLink>
    </AlertDialog>
  )
}
