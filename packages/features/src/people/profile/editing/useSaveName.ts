import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useSWRConfig } from 'swr'
import { profileArgs } from '../useProfile.ts'

type Named = { userName: string }

/** Renames the reader (C112), and updates all places that show the name: profile, settings, the header's menu. */
export function useSaveName(id: number) {
  const send = useSend()
  const { mutate } = useSWRConfig()
  return async (name: string) => {
    const { userName } = await send(refs.updateUserName, { body: { userName: name } })
    const shownAt = [keyOf(refs.userProfile, profileArgs(id)), keyOf(refs.basicInfo, { query: {} })]
    for (const key of shownAt) {
      await mutate<Named>(key, (seen) => seen && { ...seen, userName }, { revalidate: false })
    }
    // updates everything else that shows the signed-in person
    await mutate(keyOf(refs.currentUser, {}))
  }
}
