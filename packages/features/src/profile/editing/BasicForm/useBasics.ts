import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type Profile, profileArgs } from '../../useProfile.ts'
import { useKept } from '../useKept.ts'
import { useSaveName } from '../useSaveName.ts'
import { type BasicFields, fieldsOf, type OwnFacts } from './basics.ts'

/** Refusals that belong to a field. The page asks the same rules before, so these are for pages older than the server. */
const fieldOf: Readonly<Record<string, keyof BasicFields>> = {
  [errors.nameInvalid.errno]: 'userName',
  [errors.nameReserved.errno]: 'userName',
  [errors.introductionInvalid.errno]: 'introduction',
  [errors.locationInvalid.errno]: 'province',
  [errors.birthdayInvalid.errno]: 'birthday',
}

type Parts = Partial<Record<'name' | 'introduction' | 'location' | 'sex' | 'birthday', Partial<BasicFields>>>

/** What was typed, by the call that saves it. */
function partsOf(typed: Partial<BasicFields>, { province, city }: BasicFields): Parts {
  const { userName, introduction, sex, birthday } = typed
  return {
    ...(userName === undefined ? {} : { name: { userName } }),
    ...(introduction === undefined ? {} : { introduction: { introduction } }),
    ...('province' in typed || 'city' in typed ? { location: { province, city } } : {}),
    ...(sex === undefined ? {} : { sex: { sex } }),
    ...(birthday === undefined ? {} : { birthday: { birthday } }),
  }
}

/**
 * The basic part of one's own profile: what is typed over what is stored, and saving it, call by call. A call that fails leaves
 * the text where it was, and does not keep the others from being saved.
 */
export function useBasics(profile: Profile, own: OwnFacts) {
  const { t } = useTranslation('editing')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const { id } = profile
  const saveName = useSaveName(id)
  const saved = fieldsOf(profile, own)
  const kept = useKept(`/user/${id}/profile#basic`, saved)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<keyof BasicFields, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)

  const show = (patch: (profile: Profile) => Profile) =>
    mutate<Profile>(keyOf(refs.userProfile, profileArgs(id)), (seen) => seen && patch(seen), { revalidate: false })
  const showOwn = (facts: Partial<OwnFacts>) =>
    mutate(keyOf(refs.basicInfo, { query: {} }), (seen) => seen && { ...seen, ...facts }, { revalidate: false })

  const writes = {
    name: () => saveName(kept.values.userName),
    async introduction() {
      const { introduction } = await send(refs.updateIntro, { body: { introduction: kept.values.introduction } })
      await show((seen) => ({ ...seen, introduction }))
    },
    async location() {
      const place = { province: kept.values.province, city: kept.values.city }
      // whoever has a location changes it, whoever has none makes one (B§7)
      const answer =
        saved.province === '' && saved.city === ''
          ? await send(refs.createLocation, { body: place })
          : await send(refs.updateLocation, { body: { id, ...place } })
      const { id: _, ...location } = answer.location
      await show((seen) => ({ ...seen, location }))
    },
    async sex() {
      await showOwn(await send(refs.updateSex, { body: { sex: Number(kept.values.sex) as 0 | 1 | 2 } }))
    },
    async birthday() {
      await showOwn(await send(refs.updateBirthday, { body: { birthday: kept.values.birthday || null } }))
    },
  }

  /** Answers whether everything was saved. */
  const save = async (): Promise<boolean> => {
    setSaving(true)
    const parts = partsOf(kept.typed, kept.values)
    const attempts = (Object.keys(parts) as (keyof Parts)[]).map(async (part) => {
      try {
        await writes[part]()
        kept.forget(parts[part] ?? {})
        return true
      } catch (error) {
        const text = failureText(error, t('save.failed'))
        const field = isCallError(error) ? fieldOf[error.errno ?? ''] : undefined
        if (field) setRefused((before) => ({ ...before, [field]: text }))
        else setFailure(text)
        return false
      }
    })
    const results = await Promise.all(attempts)
    setSaving(false)
    setSaved(results.every(Boolean))
    return results.every(Boolean)
  }
  const settle = () => {
    setRefused({})
    setFailure(null)
    setSaved(false)
  }

  return {
    values: kept.values,
    isChanged: kept.isChanged,
    isSaving,
    isSaved,
    refused,
    failure,
    change(patch: Partial<BasicFields>) {
      settle()
      kept.change(patch)
    },
    discard() {
      settle()
      kept.forget(kept.typed)
    },
    save() {
      settle()
      return save()
    },
  }
}
