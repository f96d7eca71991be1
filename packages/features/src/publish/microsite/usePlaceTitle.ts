import { useTranslation } from 'react-i18next'
import type { Microsite, MicrositeText } from './microsite.ts'

const known = ['competition', 'contact', 'expert', 'invite', 'job', 'news', 'organization', 'talent'] as const
type Known = (typeof known)[number]
const isKnown = (page: string): page is Known => (known as readonly string[]).includes(page)

/** Title of a microsite's page: the label of its menu, else the usual word for the page. */
export function usePlaceTitle(site: Microsite): (page: string) => MicrositeText {
  const { t } = useTranslation('microsite')
  return (page) => {
    const place = site.menu.find((entry) => entry.page === page)
    if (place) return place.label
    const text = isKnown(page) ? t(`page.${page}`) : ''
    return { cn: text, en: text }
  }
}
