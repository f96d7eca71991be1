import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useSWRConfig } from 'swr'
import { profileArgs } from '../useProfile.ts'

type Named = { userName: string }

/** Gives the reader another name (C112), and shows it wherever the page has it: profile, settings, the menu in the header. */
export function useSaveName(id: number) {
  const send = useSend()
  const { mutate } = useSWRConfig()
  return async (name: string) => {
    const { userName } = await send(refs.updateUserName, { body: { userName: name } })
    const shownAt = [keyOf(refs.userProfile, profileArgs(id)), keyOf(refs.basicInfo, { query: {} })]
    for (const key of shownAt) {
      await mutate<Named>(key, (seen) => seen && { ...seen, userName }, { revalidate: false })
    }
    // whatever else shows who is signed in
    await mutate(keyOf(refs.currentUser, {}))
  }
}
