/** What a follow button shows (`A§4`): its relation is being read, or being written, or known. */
export type FollowState = 'loading' | 'followed' | 'follow'

/** The state of a follow button; a relation that could not be read is taken for none (`A§7`). */
export function followState(relation: { reading: boolean; writing: boolean; isFollowed: boolean }): FollowState {
  if (relation.reading || relation.writing) return 'loading'
  return relation.isFollowed ? 'followed' : 'follow'
}

/** Whether a write took hold: an answer without `effectRow` is a failure (`A§8`). */
export function followTookHold(answer: { effectRow?: number | null } | null | undefined): boolean {
  return (answer?.effectRow ?? 0) > 0
}

/** Both directions make it mutual (Q058). */
export function isMutual(relations: { follows: boolean; isFollowedBack: boolean }): boolean {
  return relations.follows && relations.isFollowedBack
}
