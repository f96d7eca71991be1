import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { canonicalPath } from '@shulei/domain/address/language.ts'
import { type ShareSubject, shareName, shareSizes } from '@shulei/domain/publish/share/picture.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type Facts, JsonLd } from './JsonLd.tsx'
import { useSiteState } from './site-state.ts'

interface ShareMetaProps {
  subject: ShareSubject
  title: string
  text: string
  /** Facts for search engines besides title, sentence, picture and language; null for a page that states its facts itself. */
  facts?: Facts | null
}

/**
 * Title, sentence, both share pictures and the facts of a page for other sites and search engines; with full addresses. A route that
 * shows it has `describes` in its handle, or the page would have the description of the site as well.
 */
export function ShareMeta({ subject, title, text, facts = {} }: ShareMetaProps) {
  const { t } = useTranslation('shell')
  const { language } = useFormat()
  const { address } = useSiteState()
  const { origin } = new URL(address)
  const { pathname, search } = useLocation()
  const url = origin + canonicalPath(pathname, search)
  const pictures = (['wide', 'square'] as const).map((size) => ({
    src: origin + pathOf(refs.sharePicture, { name: shareName({ subject, language, size }) }),
    ...shareSizes[size],
  }))
  // also a news article
  const isArticle = String(facts?.['@type']).endsWith('Article')
  // pages without a picture of their own share that of the site
  const drawn = subject.page === 'home' ? `${t('site.name')} · ${t('site.slogan')}` : title
  return (
    <>
      <meta name="description" content={text} />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary_large_image" />
      {pictures.flatMap(({ src, width, height }) => [
        <meta key={src} property="og:image" content={src} />,
        <meta key={`${src} width`} property="og:image:width" content={String(width)} />,
        <meta key={`${src} height`} property="og:image:height" content={String(height)} />,
        <meta key={`${src} alt`} property="og:image:alt" content={drawn} />,
      ])}
      {facts ? (
        <JsonLd
          facts={{
            '@type': 'WebPage',
            name: title,
            description: text,
            url,
            image: pictures[0]?.src,
            inLanguage: language,
            ...facts,
          }}
        />
      ) : null}
    </>
  )
}
