import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useSWRConfig } from 'swr'
import { profileArgs } from '../useProfile.ts'

type Named = { userName: string }

/** Renames the reader (C112) upon the name that the form knew, and updates all places that show the name: profile, settings, the header's menu. */
export function useSaveName(id: number) {
  const send = useSend()
  const { mutate } = useSWRConfig()
  return async (name: string, base: string) => {
    const { userName } = await send(refs.updateUserName, { body: { userName: name, base: { userName: base } } })
    const shownAt = [keyOf(refs.userProfile, profileArgs(id)), keyOf(refs.basicInfo, { query: {} })]
    for (const key of shownAt) {
      await mutate<Named>(key, (seen) => seen && { ...seen, userName }, { revalidate: false })
    }
    // updates everything else that shows the signed-in person
    await mutate(keyOf(refs.currentUser, {}))
  }
}
