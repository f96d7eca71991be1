import type { Send } from '@shulei/client/client.ts'
import { useCall, useSend } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { noticeDetail } from '@shulei/contract/notice/calls.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTakeUnread } from '../message/useInbox.ts'

export type Notice = Data<typeof noticeDetail>

/** Which page shows a notice: its own, or one of the message center's kinds (A§2). */
export type NoticePlace = 'notices' | 'block' | 'invite' | 'system'

const centerRefs = { block: refs.blockNotice, invite: refs.inviteNotice, system: refs.systemNotice } as const

interface NoticeRead {
  ref: Ref<typeof noticeDetail>
  args: Args<typeof noticeDetail>
}

/** The call by which one notice is read where it is shown; the answer is the same everywhere. */
export const noticeRead = (place: NoticePlace, id: number): NoticeRead =>
  place === 'notices'
    ? { ref: refs.noticeDetail, args: { params: { id } } }
    : ({ ref: centerRefs[place], args: { query: { id } } } as unknown as NoticeRead)

/** Marks one notice read, by the call of the place and the group (A§7). */
function markRead(send: Send, place: NoticePlace, { id, group }: Notice) {
  if (place === 'notices') return send(refs.readNotices, { body: { id } })
  if (place === 'invite') return send(refs.viewInvite, { body: { id } })
  if (place === 'system') return send(refs.viewSystem, { body: { id } })
  return group === 'deblock' ? send(refs.viewDeblock, { body: { id } }) : send(refs.viewBlock, { body: { id } })
}

/** One notice; opening it marks it read (A§4), only if it was not (Q071). */
export function useNotice(place: NoticePlace, id: number) {
  const send = useSend()
  const take = useTakeUnread()
  const read = noticeRead(place, id)
  const { data, error, mutate } = useCall(read.ref, read.args)

  const open = useEffectEvent(async (notice: Notice) => {
    const { unread } = await markRead(send, place, notice)
    take(unread)
    await mutate({ ...notice, is_read: true }, { revalidate: false })
  })
  useEffect(() => {
    if (!data || data.is_read) return
    open(data).catch(() => {
      // it stays unread, and is marked when it is opened again
    })
  }, [data])
  return { notice: data, error, retry: () => void mutate() }
}
