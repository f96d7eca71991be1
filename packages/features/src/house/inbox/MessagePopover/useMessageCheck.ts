import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useAfterPaint } from '@shulei/ui/Popover/useAfterPaint.ts'
import { useSWRConfig } from 'swr'
import { type SiteUser, useSiteState } from '../../../base/site/site-state.ts'

/** Reports to the server that the messages are being viewed. The stored time changes only when the call changed a row (A§4). */
export function useMessageCheck(): void {
  const send = useSend()
  const { mutate } = useSWRConfig()
  const { user } = useSiteState()
  const check = async () => {
    if (!user) return
    const body = { time: Date.now(), operatorId: user.id }
    const { affectedRows, messageCheckedAt } = await send(refs.checkMessages, { body })
    if (affectedRows === 0) return
    const update = (known: SiteUser | null | undefined) => known && { ...known, messageCheckedAt }
    await mutate(keyOf(refs.currentUser, {}), update, { revalidate: false })
  }
  useAfterPaint(() => {
    check().catch(() => {
      // S030: the stored time stays after a failure
    })
  })
}
