import type { SubmitStatus } from '../../compete/submission/cancel.ts'

/** Why a submission cannot be shared, by the name of its error. */
export type ShareRefusal = 'teamBanned' | 'shareUnscored'

/** The facts that decide whether a member of its team shares a submission or takes it back. */
export interface ShareFacts {
  /** True to share, false to take back. */
  share: boolean
  status: SubmitStatus
  /** 0 for a team that is neither suspected nor banned. */
  cheatStatus: number
}

/**
 * Why a change of `share` is refused, or null. A scored submission of a clean team can be shared at any time, also after the end;
 * every shared submission can be taken back, also while its team is banned.
 */
export function shareRefusal({ share, status, cheatStatus }: ShareFacts): ShareRefusal | null {
  if (!share) return null
  if (cheatStatus !== 0) return 'teamBanned'
  return status === 'scored' ? null : 'shareUnscored'
}
