import type { Data } from '@shulei/contract/call.ts'
import type { micrositePage } from '@shulei/contract/publish/microsite/calls.ts'
import type { AnsweredPage } from '@shulei/domain/publish/microsite/pages.ts'

/** The place of a microsite: its kind and the name in the address; `-` is the first one of its kind (Q203). */
export interface MicrositeAt {
  kind: 'race' | 'special'
  name: string
  /** Shows the draft: `own`, or the secret of a link. */
  draft?: string | undefined
}

const queryOf = ({ kind, draft }: MicrositeAt) => (draft === undefined ? { kind } : { kind, draft })

/** Arguments of the calls of a microsite, shared by loaders and components. */
export const siteArgs = (at: MicrositeAt) => ({ params: { name: at.name }, query: queryOf(at) })
export const pageArgs = (at: MicrositeAt, page: AnsweredPage) => ({
  params: { name: at.name, page },
  query: queryOf(at),
})
export const newsArgs = (at: MicrositeAt, page: number) => ({
  params: { name: at.name },
  query: { ...queryOf(at), page, per_page: 10 },
})
export const articleArgs = (at: MicrositeAt, id: number) => ({ params: { name: at.name, id }, query: queryOf(at) })
export const listArgs = (kind: MicrositeAt['kind']) => ({ query: { kind } })

/** Content of one kind of page. */
export type PageContent<K extends Data<typeof micrositePage>['page']> = Extract<Data<typeof micrositePage>, { page: K }>
