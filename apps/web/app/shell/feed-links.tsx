import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'

const feeds = [
  ['atom.xml', 'application/atom+xml'],
  ['rss.xml', 'application/rss+xml'],
] as const

/** Tells the browser where the feeds of articles and activities are. React moves the links into the head. */
export function FeedLinks() {
  const { t } = useTranslation('content')
  const { language } = useFormat()
  return feeds.map(([name, type]) => (
    <link
      key={name}
      rel="alternate"
      type={type}
      title={t('information.eyebrow')}
      href={`${pathOf(refs.informationFeed, { name })}?lang=${language}`}
    />
  ))
}
