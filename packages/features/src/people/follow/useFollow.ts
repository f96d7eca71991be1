import { failureText } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { followState, followTookHold, isMutual } from '@shulei/domain/people/follow/state.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { useSiteState } from '../../base/site/site-state.ts'
import { useRelation } from './useRelation.ts'

/** Relation that a list already contains, so that no request is made. */
export interface KnownRelation {
  isFollowed: boolean
  /** The person follows the reader. */
  isFollowedBack: boolean
}

/** Outcome of the last press; a new object each time. */
export interface FollowOutcome {
  kind: 'done' | 'failed'
  text: string
}

/** The relation to a person as the button shows it, and the function that toggles it (A§4). */
export function useFollow(personId: number, known?: KnownRelation) {
  const { t } = useTranslation('follow')
  const { user } = useSiteState()
  const send = useSend()
  const { mutate } = useSWRConfig()
  const read = useRelation(personId, !known)
  const [isWriting, setWriting] = useState(false)
  const [written, setWritten] = useState<boolean | null>(null)
  const [outcome, setOutcome] = useState<FollowOutcome | null>(null)

  const isFollowed = known ? (written ?? known.isFollowed) : read.isFollowed
  const { isFollowedBack } = known ?? read

  const toggle = async () => {
    if (!user || isWriting || (!known && read.isReading)) return
    setWriting(true)
    setOutcome(null)
    const pair = { sponsorId: user.id, followedId: personId }
    try {
      const answer = isFollowed ? await send(refs.unfollow, { query: pair }) : await send(refs.follow, { body: pair })
      if (!followTookHold(answer)) return setOutcome({ kind: 'failed', text: t('button.failed') })
      const { effectRow: _, ...relation } = answer
      if (known) setWritten(relation.isFollowed)
      else await read.settle({ ...pair, ...relation })
      setOutcome({ kind: 'done', text: t(relation.isFollowed ? 'button.success' : 'button.unfollowed') })
      // the count on the reader's own profile changes, too
      await mutate(keyOf(refs.userProfile, { params: { id: user.id } }))
    } catch (error) {
      setOutcome({ kind: 'failed', text: failureText(error, t('button.failed')) })
    } finally {
      setWriting(false)
    }
  }

  return {
    state: followState({ reading: read.isReading, writing: isWriting, isFollowed }),
    isMutual: isMutual({ follows: isFollowed, isFollowedBack }),
    outcome,
    /** Hides the outcome. */
    forget: () => setOutcome(null),
    toggle,
  }
}
