import type { Data } from '@shulei/contract/call.ts'
import type { micrositePage } from '@shulei/contract/microsite/calls.ts'
import type { Microsite, MicrositeText } from '@shulei/features/microsite/microsite.ts'
import { usePlaceTitle } from '@shulei/features/microsite/usePlaceTitle.ts'
import { PageTitle } from '@shulei/features/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/site/ShareMeta.tsx'
import { useFormat } from '@shulei/i18n/format.ts'

type Content = Data<typeof micrositePage>

/** The sentence with which a page begins; empty where it has none. */
function sentenceOf(content: Content, pick: (text: MicrositeText) => string): string {
  if (content.page === 'home') return content.hero.lead.map(pick).join(' ')
  return 'lead' in content ? pick(content.lead) : ''
}

/** Share picture, title and sentence of a page of a microsite. */
export function MicrositeShare({ site, title, text }: { site: Microsite; title: string; text: string }) {
  return (
    <>
      <meta name="description" content={text} />
      <ShareMeta subject={{ page: site.kind, name: site.name }} title={title} text={text} />
    </>
  )
}

/** Title of a microsite's page: the page's own name before that of the microsite. */
export function MicrositeTitle({ site, page, content }: { site: Microsite; page: string; content: Content }) {
  const { pick } = useFormat()
  const place = usePlaceTitle(site)
  const own = content.page === 'home' ? '' : pick(content.page === 'content' ? content.title : place(page))
  const title = own === '' ? pick(site.title) : `${own} · ${pick(site.title)}`
  return (
    <>
      <PageTitle text={title} />
      <MicrositeShare site={site} title={title} text={sentenceOf(content, pick) || pick(site.title)} />
    </>
  )
}
