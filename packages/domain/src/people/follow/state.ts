/** State of a follow button (`A§4`): loading while its relation is being read or written. */
export type FollowState = 'loading' | 'followed' | 'follow'

/** The state of a follow button; a relation that could not be read counts as not following (`A§7`). */
export function followState(relation: { reading: boolean; writing: boolean; isFollowed: boolean }): FollowState {
  if (relation.reading || relation.writing) return 'loading'
  return relation.isFollowed ? 'followed' : 'follow'
}

/** Whether a write succeeded: an answer without `effectRow` is a failure (`A§8`). */
export function followTookHold(answer: { effectRow?: number | null } | null | undefined): boolean {
  return (answer?.effectRow ?? 0) > 0
}

/** Whether both directions exist (Q058). */
export function isMutual(relations: { follows: boolean; isFollowedBack: boolean }): boolean {
  return relations.follows && relations.isFollowedBack
}
