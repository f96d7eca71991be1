import type { Data } from '@shulei/contract/call.ts'
import type { timeMachine } from '@shulei/contract/publish/studio/calls.ts'
import type { StandInRole } from '@shulei/domain/house/time-machine/role.ts'

/** A microsite or a competition with its roles and milestones. */
export type MachinePlace = Data<typeof timeMachine>['places'][number]

/** The role and the instant of the page. */
export interface Shown {
  role: StandInRole
  /** Epoch milliseconds. */
  at: number
}
