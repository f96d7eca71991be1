import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { followers } from '@shulei/contract/follow/calls.ts'
import type { competitionHistory, userProfile, userPublishes } from '@shulei/contract/profile/calls.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'

/** A person's public profile as the server lets the reader see it. */
export type Profile = Data<typeof userProfile>

/** Rows of a page of a tab. */
export const rowsPerPage = 10

/** Arguments of the profile's calls: loaders and components ask with the same ones. */
export const profileArgs = (id: number): Args<typeof userProfile> => ({ params: { id } })

/** Arguments of a tab; all of them but the history are asked alike. */
export const tabArgs = (id: number, page: number): Args<typeof userPublishes> => ({
  params: { id },
  query: { page, pageSize: rowsPerPage },
})

export const historyArgs = (id: number, page: number): Args<typeof competitionHistory> => ({
  query: { userId: String(id), page, pageSize: rowsPerPage },
})

/** The profile of a page, filled by the page's loader. */
export const useProfile = (id: number) => useCall(refs.userProfile, profileArgs(id))

/** Rows of a page of people. */
export const peoplePerPage = 20

/** The two sides of a person's relations: whom they follow, and who follows them. */
export type PeopleSide = 'followings' | 'followers'

/** How people on one side of a person are read, page by page; `start` is where the first page begins. */
export const peopleRead = (side: PeopleSide, id: number, start?: number) => ({
  // the two calls differ in nothing but their address
  ref: (side === 'followers' ? refs.followers : refs.followings) as Ref<typeof followers>,
  argsOf: (before = start): Args<typeof followers> => ({
    params: { id },
    query: { pageSize: peoplePerPage, ...(before === undefined ? {} : { before }) },
  }),
})
