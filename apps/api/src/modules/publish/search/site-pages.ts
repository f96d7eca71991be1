import * as contentAddress from '@shulei/domain/address/content.ts'
import { helpAddresses, pageAddresses } from '@shulei/domain/publish/content/page-addresses.ts'
import type { Lang } from '../../../platform/context.ts'
import { loadTexts } from '../../../platform/messages.ts'
import { searchText } from '../../../platform/search-text.ts'
import type { LoadedContent } from '../content/versions.service.ts'

type Content = LoadedContent['content']

interface Words {
  title: string
  note: string
}

interface BothWords {
  'zh-CN': Words
  'en-US': Words | null
}

/** A page that a search finds by its names in both languages, and by those of its address. */
export interface SitePage {
  id: string
  group: 'articles' | 'help'
  href: string
  texts: BothWords
  search: string
}

const locale = loadTexts('content') as unknown as Record<
  Lang,
  { experts: { eyebrow: string; lead: string }; faq: { title: string; lead: string } }
>
const inBoth = (make: (texts: (typeof locale)[Lang]) => Words): BothWords => ({
  'zh-CN': make(locale['zh-CN']),
  'en-US': make(locale['en-US']),
})

const pageOf = (page: Omit<SitePage, 'id' | 'search'>, slug: string, more: readonly string[] = []): SitePage => {
  const titles = Object.values(page.texts).flatMap((text) => text?.title ?? [])
  return { ...page, id: `page-${slug}`, search: searchText({ names: [slug, ...titles, ...more] }) }
}

/** Pages whose titles are texts of the product; the operator writes what they list. */
const listPages = [
  pageOf(
    {
      group: 'articles',
      href: contentAddress.experts(),
      texts: inBoth(({ experts }) => ({ title: experts.eyebrow, note: experts.lead })),
    },
    'experts',
  ),
  pageOf(
    {
      group: 'help',
      href: contentAddress.faq(),
      texts: inBoth(({ faq }) => ({ title: faq.title, note: faq.lead })),
    },
    'faq',
  ),
]

const made = new WeakMap<Content, readonly SitePage[]>()

/** The pages of help and of the operator that are on the site. Their search texts are made once for each version of the content. */
export function sitePagesOf(content: Content): readonly SitePage[] {
  const known = made.get(content)
  if (known) return known
  const written = [...content.pages].map(([slug, { texts }]) => {
    const { 'zh-CN': chinese, 'en-US': english } = texts
    const wordsOf = ({ title, eyebrow, summary }: typeof chinese) => ({ title, note: `${eyebrow} · ${summary}` })
    return pageOf(
      {
        group: slug in helpAddresses ? 'help' : 'articles',
        href: pageAddresses[slug],
        texts: { 'zh-CN': wordsOf(chinese), 'en-US': english && wordsOf(english) },
      },
      slug,
      [chinese.eyebrow, ...(english ? [english.eyebrow] : [])],
    )
  })
  const pages = [...written, ...listPages]
  made.set(content, pages)
  return pages
}
