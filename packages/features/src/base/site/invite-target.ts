import { inviteKeys, inviteToSend, storedInvite } from '@shulei/domain/publish/invitation/stored.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readStored, writeStored } from './storage.ts'

/**
 * Keeps the `targetId` of an invitation link for 24 hours in local storage (`B§9`), that of an activity under a key of its own
 * (RU123). A later link replaces an earlier one.
 */
export function useInviteTarget(kind: keyof typeof inviteKeys = 'target') {
  const { search } = useLocation()
  useEffect(() => {
    const target = new URLSearchParams(search).get('targetId')
    const stored = target === null ? null : storedInvite(target, Date.now())
    if (stored !== null) writeStored(inviteKeys[kind], stored)
  }, [search, kind])
}

/** The part of a sign-up's body that names the inviter; empty without a link of the last 24 hours (C062). */
export function inviteTarget(): { targetId?: string } {
  const targetId = inviteToSend(readStored, Date.now())
  return targetId === null ? {} : { targetId }
}
