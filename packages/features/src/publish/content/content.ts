import type { Data } from '@shulei/contract/call.ts'
import type {
  activity,
  article,
  editorialPage,
  experts,
  faq,
  informationList,
} from '@shulei/contract/publish/content/calls.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import { type InformationKind, informationKinds, type PageSlug } from '@shulei/domain/publish/content/kinds.ts'
import type { Language } from '@shulei/i18n/language.ts'

export type InformationBrief = Data<typeof informationList>['list'][number]
export type Article = Data<typeof article>
export type Activity = Data<typeof activity>
export type ActivityPart = NonNullable<Activity['part']>
export type EditorialPage = Data<typeof editorialPage>
export type Expert = Data<typeof experts>['list'][number]
export type FaqGroup = Data<typeof faq>['groups'][number]

export interface InformationView {
  kind: InformationKind | 'all'
  topic: string
  page: number
}

/** The view of the list that an address names; anything unknown is the whole list. */
export function parseInformation(params: URLSearchParams): InformationView {
  const kind = params.get('kind')
  const page = Number(params.get('page'))
  return {
    kind: informationKinds.find((known) => known === kind) ?? 'all',
    topic: (params.get('topic') ?? '').slice(0, 40),
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  }
}

export const informationArgs = (view: InformationView, lang: Language) => ({ query: { ...view, lang } })
export const articleArgs = (id: number, lang: Language) => ({ params: { id }, query: { lang } })
export const activityArgs = (id: number, part: number, lang: Language) => ({ params: { id }, query: { part, lang } })
export const expertsArgs = (type: string, lang: Language) => ({ query: { type, lang } })
export const pageArgs = (slug: PageSlug, lang: Language) => ({ params: { slug }, query: { lang } })
export const faqArgs = (search: string, lang: Language) => ({ query: { search, lang } })

export const addressOf = ({ kind, id }: Pick<InformationBrief, 'kind' | 'id'>): string =>
  kind === 'info' ? contentAddress.article({ id }) : contentAddress.activity({ id })

/** The `lang` attribute of a text that is not in the page's language. */
export const otherLang = (lang: Language, page: Language): Language | undefined => (lang === page ? undefined : lang)
