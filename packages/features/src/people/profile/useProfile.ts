import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { followers } from '@shulei/contract/people/follow/calls.ts'
import type { competitionHistory, userProfile, userPublishes } from '@shulei/contract/people/profile/calls.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'

/** A person's public profile, as far as the reader may see it. */
export type Profile = Data<typeof userProfile>

/** Rows per page of a tab. */
export const rowsPerPage = 10

/** Arguments of the profile's calls, shared by loaders and components. */
export const profileArgs = (id: number): Args<typeof userProfile> => ({ params: { id } })

/** Arguments of a tab; all tabs but the history take the same. */
export const tabArgs = (id: number, page: number): Args<typeof userPublishes> => ({
  params: { id },
  query: { page, pageSize: rowsPerPage },
})

export const historyArgs = (id: number, page: number): Args<typeof competitionHistory> => ({
  query: { userId: String(id), page, pageSize: rowsPerPage },
})

/** The profile of a page, preloaded by the page's loader. */
export const useProfile = (id: number) => useCall(refs.userProfile, profileArgs(id))

/** Rows per page of a list of people. */
export const peoplePerPage = 20

/** The two lists of a person's relations: followings and followers. */
export type PeopleSide = 'followings' | 'followers'

/** Page reads of one list of people; `start` is the cursor of the first page. */
export const peopleRead = (side: PeopleSide, id: number, start?: number) => ({
  // the two calls differ in their address only
  ref: (side === 'followers' ? refs.followers : refs.followings) as Ref<typeof followers>,
  argsOf: (before = start): Args<typeof followers> => ({
    params: { id },
    query: { pageSize: peoplePerPage, ...(before === undefined ? {} : { before }) },
  }),
})
