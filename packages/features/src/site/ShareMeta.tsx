import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type ShareSubject, shareName, shareSizes } from '@shulei/domain/share/picture.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useLocation } from 'react-router'
import { useSiteState } from './site-state.ts'

/** Title, sentence and both share pictures of a page for sites that show a link to it; with full addresses. */
export function ShareMeta({ subject, title, text }: { subject: ShareSubject; title: string; text: string }) {
  const { language } = useFormat()
  const { address } = useSiteState()
  const { origin } = new URL(address)
  const { pathname } = useLocation()
  const pictures = (['wide', 'square'] as const).map((size) => ({
    src: origin + pathOf(refs.sharePicture, { name: shareName({ subject, language, size }) }),
    ...shareSizes[size],
  }))
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={origin + pathname} />
      <meta name="twitter:card" content="summary_large_image" />
      {pictures.flatMap(({ src, width, height }) => [
        <meta key={src} property="og:image" content={src} />,
        <meta key={`${src} width`} property="og:image:width" content={String(width)} />,
        <meta key={`${src} height`} property="og:image:height" content={String(height)} />,
        <meta key={`${src} alt`} property="og:image:alt" content={title} />,
      ])}
    </>
  )
}
