import type { Args, Data } from '@shulei/contract/call.ts'
import type { spicCompetition } from '@shulei/contract/compete/review/calls.ts'

/** A solution contest with the reader's project and sign-up (C150). */
export type Contest = Data<typeof spicCompetition>
export type OwnProject = NonNullable<Contest['submit']>

/** Arguments of the call, shared by loader and component. */
export const contestArgs = (id: number): Args<typeof spicCompetition> => ({ params: { id } })
