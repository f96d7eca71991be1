import { useCall, useSend } from '@shulei/client/hooks.ts'
import type { Send } from '@shulei/client/send.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { noticeDetail } from '@shulei/contract/talk/notice/calls.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTakeUnread } from '../../base/site/useInbox.ts'

export type Notice = Data<typeof noticeDetail>

/** Pages that show a notice: its own, or those of the message center's kinds (A§2). */
export type NoticePlace = 'notices' | 'block' | 'invite' | 'system'

const centerRefs = { block: refs.blockNotice, invite: refs.inviteNotice, system: refs.systemNotice } as const

interface NoticeRead {
  ref: Ref<typeof noticeDetail>
  args: Args<typeof noticeDetail>
}

/** The call that reads a notice for its page; all have the same answer. */
export const noticeRead = (place: NoticePlace, id: number): NoticeRead =>
  place === 'notices'
    ? { ref: refs.noticeDetail, args: { params: { id } } }
    : ({ ref: centerRefs[place], args: { query: { id } } } as unknown as NoticeRead)

/** Marks a notice read with the call of its page and group (A§7). */
function markRead(send: Send, place: NoticePlace, { id, group }: Notice) {
  if (place === 'notices') return send(refs.readNotices, { body: { id } })
  if (place === 'invite') return send(refs.viewInvite, { body: { id } })
  if (place === 'system') return send(refs.viewSystem, { body: { id } })
  return group === 'deblock' ? send(refs.viewDeblock, { body: { id } }) : send(refs.viewBlock, { body: { id } })
}

/** A notice; opening it marks it read (A§4), if it was unread (Q071). */
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
      // the notice stays unread until it is opened again
    })
  }, [data])
  return { notice: data, error, retry: () => void mutate() }
}
