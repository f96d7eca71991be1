import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../../../base/form/form-failure.ts'
import { type Profile, profileArgs } from '../../useProfile.ts'

/** Aspect ratio of the crop, width by height. A banner is drawn wider on large screens, and cut at its sides on phones. */
export const aspectRatios = { avatar: 1, banner: 5 } as const

export type PictureOf = keyof typeof aspectRatios

/** Enough for a picture on the slowest usable connection, ms. */
const uploadTimeout = 120_000

/** Outcome of the last change. */
type Outcome = { of: PictureOf } & ({ failure: FormFailure } | { saved: 'changed' | 'removed' })

/**
 * Avatar and banner of the reader's own profile: a chosen picture is uploaded (C058), stored in the profile (X024), and
 * shown at once.
 */
export function usePictures(id: number) {
  const { t } = useTranslation('editing')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [removing, setRemoving] = useState<PictureOf | null>(null)

  const store = async (of: PictureOf, url: string | null) => {
    const patch =
      of === 'avatar'
        ? await send(refs.updateAvatar, { body: { avatar: url } })
        : await send(refs.updateBanner, { body: { userBanner: url } })
    await mutate<Profile>(keyOf(refs.userProfile, profileArgs(id)), (seen) => seen && { ...seen, ...patch }, {
      revalidate: false,
    })
    // updates the header's menu and everything else that shows the signed-in person
    await mutate(keyOf(refs.currentUser, {}))
  }
  /** Resolves to whether the change succeeded. */
  const attempt = async (of: PictureOf, saved: 'changed' | 'removed', work: () => Promise<void>) => {
    setOutcome(null)
    try {
      await work()
      setOutcome({ of, saved })
      return true
    } catch (error) {
      setOutcome({ of, failure: formFailure(error, t('pictures.failed')) })
      return false
    }
  }

  return {
    outcome,
    removing,
    forget: () => setOutcome(null),
    change: (of: PictureOf, picture: Blob) =>
      attempt(of, 'changed', async () => {
        const form = new FormData()
        form.set('image', picture, `${of}.jpg`)
        const { url } = await send(refs.uploadImage, {}, { form, timeout: uploadTimeout })
        await store(of, url)
      }),
    async remove(of: PictureOf) {
      setRemoving(of)
      await attempt(of, 'removed', () => store(of, null))
      setRemoving(null)
    },
  }
}
