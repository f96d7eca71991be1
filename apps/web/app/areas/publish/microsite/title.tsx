import type { Data } from '@shulei/contract/call.ts'
import type { micrositePage } from '@shulei/contract/publish/microsite/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { Facts } from '@shulei/features/base/site/JsonLd.tsx'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import type { Microsite, MicrositeText } from '@shulei/features/publish/microsite/microsite.ts'
import { usePlaceTitle } from '@shulei/features/publish/microsite/usePlaceTitle.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { FeedLinks } from '../../../shell/feed-links.tsx'

type Content = Data<typeof micrositePage>

/** The sentence with which a page begins; empty where it has none. */
function sentenceOf(content: Content, pick: (text: MicrositeText) => string): string {
  if (content.page === 'home') return content.hero.lead.map(pick).join(' ')
  return 'lead' in content ? pick(content.lead) : ''
}

interface MicrositeShareProps {
  site: Microsite
  title: string
  text: string
  /** Facts for search engines besides these. */
  facts?: Facts
}

/** Share picture, title, sentence and facts of a page of a microsite. */
export function MicrositeShare({ site, title, text, facts = {} }: MicrositeShareProps) {
  const { pick } = useFormat()
  return (
    <ShareMeta
      subject={{ page: site.kind, name: site.name }}
      title={title}
      text={text}
      facts={{ isPartOf: { '@type': 'WebSite', name: pick(site.title) }, ...facts }}
    />
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

/** The feeds of a microsite's news. */
export function NewsFeeds({ site: { kind, name, title } }: { site: Microsite }) {
  const { language, pick } = useFormat()
  return (
    <FeedLinks
      title={pick(title)}
      addressOf={(file) => `${pathOf(refs.micrositeFeed, { name, file })}?kind=${kind}&lang=${language}`}
    />
  )
}
