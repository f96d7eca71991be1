import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'

/** Addresses of the terms of service and of the privacy policy. */
export interface Legal {
  terms: string
  privacy: string
}

/** The names of both texts as links; they open beside the form, so that nothing typed is lost. */
export function LegalLinks({ terms, privacy }: Legal) {
  const { t } = useTranslation('session')
  return (
    <>
      <TextLink href={terms} target="_blank">
        {t('consent.terms')}
      </TextLink>
      {t('consent.and')}
      <TextLink href={privacy} target="_blank">
        {t('consent.privacy')}
      </TextLink>
    </>
  )
}
