import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { followRelation } from '@shulei/contract/follow/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useSiteState } from '../shell/site-state.ts'

/** One direction between the reader and a person, with the person's counts. */
export type Relation = Data<typeof followRelation>

/** Arguments of the two reads of a profile (Q058): whether the reader follows the person, and the other way round. */
export const relationArgs = (
  readerId: number,
  personId: number,
): Record<'there' | 'back', Args<typeof followRelation>> => ({
  there: { query: { sponsorId: readerId, followedId: personId } },
  back: { query: { sponsorId: personId, followedId: readerId } },
})

/**
 * The relation of the reader to a person, read once per direction (A§7). Nothing is asked for a visitor, for the reader's own
 * person, or while `isAsked` is false. A direction that could not be read counts as not following.
 */
export function useRelation(personId: number, isAsked = true) {
  const { user } = useSiteState()
  const args = user && user.id !== personId && isAsked ? relationArgs(user.id, personId) : null
  const there = useCall(refs.followRelation, args?.there ?? null)
  const back = useCall(refs.followRelation, args?.back ?? null)
  return {
    isReading: args !== null && ((!there.data && !there.error) || (!back.data && !back.error)),
    isFollowed: there.data?.isFollowed ?? false,
    isFollowedBack: back.data?.isFollowed ?? false,
    /** Counts of the person as the latest answer has them (Q057); undefined where nothing was asked or answered. */
    counts: there.data,
    /** Puts the answer of a write in the place of what was read. */
    settle: (relation: Relation) => there.mutate(relation, { revalidate: false }),
  }
}
