import type { Data } from '@shulei/contract/call.ts'
import type { micrositePage } from '@shulei/contract/microsite/calls.ts'
import type { Microsite } from '@shulei/features/microsite/microsite.ts'
import { usePlaceTitle } from '@shulei/features/microsite/usePlaceTitle.ts'
import { PageTitle } from '@shulei/features/site/PageTitle/PageTitle.tsx'
import { useFormat } from '@shulei/i18n/format.ts'

type Content = Data<typeof micrositePage>

/** Title of a microsite's page: the page's own name before that of the microsite. */
export function MicrositeTitle({ site, page, content }: { site: Microsite; page: string; content: Content }) {
  const { pick } = useFormat()
  const place = usePlaceTitle(site)
  const own = content.page === 'home' ? '' : pick(content.page === 'content' ? content.title : place(page))
  return <PageTitle text={own === '' ? pick(site.title) : `${own} · ${pick(site.title)}`} />
}
