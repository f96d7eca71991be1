import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { followRelation } from '@shulei/contract/people/follow/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useSiteState } from '../../base/site/site-state.ts'

/** One direction of a relation, with the person's counts. */
export type Relation = Data<typeof followRelation>

/** Arguments of the two reads of a profile (Q058): whether the reader follows the person, and the reverse. */
export const relationArgs = (
  readerId: number,
  personId: number,
): Record<'there' | 'back', Args<typeof followRelation>> => ({
  there: { query: { sponsorId: readerId, followedId: personId } },
  back: { query: { sponsorId: personId, followedId: readerId } },
})

/**
 * The relation between the reader and a person, read once per direction (A§7). Makes no request for a visitor, for the
 * reader themself, or while `isEnabled` is false. A direction that could not be read counts as not following.
 */
export function useRelation(personId: number, isEnabled = true) {
  const { user } = useSiteState()
  const args = user && user.id !== personId && isEnabled ? relationArgs(user.id, personId) : null
  const there = useCall(refs.followRelation, args?.there ?? null)
  const back = useCall(refs.followRelation, args?.back ?? null)
  return {
    isReading: args !== null && ((!there.data && !there.error) || (!back.data && !back.error)),
    isFollowed: there.data?.isFollowed ?? false,
    isFollowedBack: back.data?.isFollowed ?? false,
    /** The person's counts from the latest answer (Q057); undefined without a request or an answer. */
    counts: there.data,
    isBlocked: there.data?.isBlocked ?? false,
    /** Reads both directions again. */
    refresh: () => Promise.all([there.mutate(), back.mutate()]),
    /** Replaces the cached relation with the answer of a write. */
    settle: (relation: Relation) => there.mutate(relation, { revalidate: false }),
  }
}
