import type { Data } from '@shulei/contract/call.ts'
import type { micrositePage } from '@shulei/contract/microsite/calls.ts'
import type { AnsweredPage } from '@shulei/domain/microsite/pages.ts'

/** Where a microsite stands: its kind and the name in the address; `-` is the first one of its kind (Q203). */
export interface MicrositeAt {
  kind: 'race' | 'special'
  name: string
}

/** Arguments of the calls of a microsite, shared by loaders and components. */
export const siteArgs = ({ kind, name }: MicrositeAt) => ({ params: { name }, query: { kind } })
export const pageArgs = ({ kind, name }: MicrositeAt, page: AnsweredPage) => ({
  params: { name, page },
  query: { kind },
})
export const newsArgs = ({ kind, name }: MicrositeAt, page: number) => ({
  params: { name },
  query: { kind, page, per_page: 10 },
})
export const articleArgs = ({ kind, name }: MicrositeAt, id: number) => ({ params: { name, id }, query: { kind } })
export const listArgs = (kind: MicrositeAt['kind']) => ({ query: { kind } })

/** Content of one kind of page. */
export type PageContent<K extends Data<typeof micrositePage>['page']> = Extract<Data<typeof micrositePage>, { page: K }>
