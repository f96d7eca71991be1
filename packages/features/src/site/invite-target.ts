import { inviteKeys, readStoredInvite, storedInvite } from '@shulei/domain/invitation/stored.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readStored, writeStored } from './storage.ts'

/** Keeps the `targetId` of an invitation link for 24 hours in local storage (`B§9`). A later link replaces an earlier one. */
export function useInviteTarget() {
  const { search } = useLocation()
  useEffect(() => {
    const target = new URLSearchParams(search).get('targetId')
    const stored = target === null ? null : storedInvite(target, Date.now())
    if (stored !== null) writeStored(inviteKeys.target, stored)
  }, [search])
}

/** The part of a sign-up's body that names the inviter; empty without a link of the last 24 hours (C062). */
export function inviteTarget(): { targetId?: string } {
  const targetId = readStoredInvite(readStored(inviteKeys.target), Date.now())
  return targetId === null ? {} : { targetId }
}
