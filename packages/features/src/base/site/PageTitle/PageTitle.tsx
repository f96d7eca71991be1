import { useTranslation } from 'react-i18next'

/** The document's title in the page's language: React moves it into the head, and a language switch updates it. */
export function PageTitle({ text }: { text: string }) {
  const { t } = useTranslation('shell')
  return <title>{`${text} · ${t('site.name')}`}</title>
}
