import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { FeedLinks } from '../../../shell/feed-links.tsx'

/** The feeds of articles and activities. */
export function InformationFeeds() {
  const { t } = useTranslation('content')
  const { language } = useFormat()
  return (
    <FeedLinks
      title={t('information.eyebrow')}
      addressOf={(name) => `${pathOf(refs.informationFeed, { name })}?lang=${language}`}
    />
  )
}
