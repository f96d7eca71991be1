import type { Send, Sent } from '@shulei/client/send.ts'
import type { AnyCall } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { PreviewReader } from '@shulei/domain/people/profile/preview.ts'

/** The calls of a profile's pages, which answer by the eyes of their reader. */
const ofProfile: ReadonlySet<unknown> = new Set(
  [
    refs.userProfile,
    refs.userShowcase,
    refs.competitionHistory,
    refs.competitionTotals,
    refs.userPublishes,
    refs.userCollections,
    refs.userArticles,
    refs.userNotebooks,
    refs.userPractice,
    refs.userDatasets,
    refs.followers,
    refs.followings,
  ].map(({ path }) => path),
)

/**
 * Sends the calls of a profile's pages with the eyes of another reader. The arguments stay as they are, and with them the keys of the
 * cache, so that the components of a profile are the same in a preview.
 */
export const previewSend =
  (send: Send, as: PreviewReader): Send =>
  <C extends AnyCall>(ref: Ref<C>, args: Sent<C>, options?: Parameters<Send>[2]) => {
    if (!ofProfile.has(ref.path)) return send(ref, args, options)
    const { query } = args as { query?: Record<string, unknown> }
    return send(ref, { ...args, query: { ...query, as } } as Sent<C>, options)
  }
