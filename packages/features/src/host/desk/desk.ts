import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { announcements, desk, deskActs, deskPeople } from '@shulei/contract/host/desk/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { PagedRead } from '../../base/site/usePages.ts'

export type Desk = Data<typeof desk>
export type DeskMember = Desk['members'][number]
export type DeskPeople = Data<typeof deskPeople>
export type Announcements = Data<typeof announcements>
export type Announcement = Announcements['list'][number]
export type ActLine = Data<typeof deskActs>['list'][number]

/** Lines of the log on the first page of a desk. */
const LATEST = 5

export const deskArgs = (id: number) => ({ params: { id } })
export const latestActsArgs = (id: number) => ({ params: { id }, query: { perPage: LATEST } })

/** The log of a desk, page by page. */
export const actsRead = (id: number): PagedRead<typeof deskActs> => ({
  ref: refs.deskActs,
  argsOf: (before) => ({ params: { id }, query: before === undefined ? {} : { before } }),
})

/** The desk of a competition that the reader runs. */
export const useDesk = (id: number) => useCall(refs.desk, deskArgs(id))
