import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { articleDraft, personArticle } from '@shulei/contract/people/article/calls.ts'
import { refs } from '@shulei/contract/refs.ts'

export type Article = Data<typeof personArticle>
export type ArticleDraft = Data<typeof articleDraft>

/** Arguments of the calls for one article, shared by loaders and components. */
export const articleArgs = (id: number) => ({ params: { id } })

/** An article to read, preloaded by the page's loader. */
export const useArticle = (id: number) => useCall(refs.personArticle, articleArgs(id))

/** The reader's own article as they are writing it. */
export const useArticleDraft = (id: number) =>
  useCall(refs.articleDraft, articleArgs(id), { revalidateOnFocus: false, revalidateOnReconnect: false })
