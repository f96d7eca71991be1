import { isCallError } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as userAddress from '@shulei/domain/address/user.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../../../base/form/form-failure.ts'
import { isStale } from '../../../../base/form/stale.ts'
import { useFormDraft } from '../../../../base/form/useFormDraft.ts'
import { type Profile, profileArgs } from '../../useProfile.ts'
import { useSaveName } from '../useSaveName.ts'
import { type BasicFields, fieldsOf, type OwnFacts } from './basics.ts'

/**
 * Fields of the server's refusals. The page checks the same rules before, so these serve pages that are older than the
 * server.
 */
const fieldOf: Readonly<Record<string, keyof BasicFields>> = {
  [errors.nameInvalid.errno]: 'userName',
  [errors.nameReserved.errno]: 'userName',
  [errors.nameTaken.errno]: 'userName',
  [errors.introductionInvalid.errno]: 'introduction',
  [errors.locationInvalid.errno]: 'province',
  [errors.birthdayInvalid.errno]: 'birthday',
}

type Parts = Partial<Record<'name' | 'introduction' | 'location' | 'sex' | 'birthday', Partial<BasicFields>>>

/** The changed values, grouped by the call that saves them. */
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
 * The basic part of the reader's own profile: edited values, and saving them call by call. A failed call keeps its values in
 * the form, and does not stop the other calls.
 */
export function useBasics(profile: Profile, own: OwnFacts) {
  const { t } = useTranslation('editing')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const { id } = profile
  const saveName = useSaveName(id)
  const saved = fieldsOf(profile, own)
  const draft = useFormDraft(userAddress.edit({ id, hash: 'basic' }), saved)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<keyof BasicFields, string>>>({})
  const [failure, setFailure] = useState<FormFailure | null>(null)

  const keys = [keyOf(refs.userProfile, profileArgs(id)), keyOf(refs.basicInfo, { query: {} })]
  const show = (patch: (profile: Profile) => Profile) =>
    mutate<Profile>(keyOf(refs.userProfile, profileArgs(id)), (seen) => seen && patch(seen), { revalidate: false })
  const showOwn = (facts: Partial<OwnFacts>) =>
    mutate(keyOf(refs.basicInfo, { query: {} }), (seen) => seen && { ...seen, ...facts }, { revalidate: false })

  const writes = {
    name: () => saveName(draft.values.userName, draft.base.userName),
    async introduction() {
      const { introduction } = await send(refs.updateIntro, {
        body: { introduction: draft.values.introduction, base: { introduction: draft.base.introduction } },
      })
      await show((seen) => ({ ...seen, introduction }))
    },
    async location() {
      const { province, city } = draft.values
      const base = { province: draft.base.province, city: draft.base.city }
      const place = { province, city, base }
      // an existing location is changed, a missing one is created (B§7)
      const answer =
        saved.province === '' && saved.city === ''
          ? await send(refs.createLocation, { body: place })
          : await send(refs.updateLocation, { body: { id, ...place } })
      const { id: _, ...location } = answer.location
      await show((seen) => ({ ...seen, location }))
    },
    async sex() {
      const of = ({ sex }: BasicFields) => ({ sex: Number(sex) as 0 | 1 | 2 })
      await showOwn(await send(refs.updateSex, { body: { ...of(draft.values), base: of(draft.base) } }))
    },
    async birthday() {
      const of = ({ birthday }: BasicFields) => ({ birthday: birthday || null })
      await showOwn(await send(refs.updateBirthday, { body: { ...of(draft.values), base: of(draft.base) } }))
    },
  }

  /** Resolves to whether everything was saved. */
  const save = async (): Promise<boolean> => {
    if (draft.conflict) return false
    setSaving(true)
    const parts = partsOf(draft.typed, draft.values)
    const attempts = (Object.keys(parts) as (keyof Parts)[]).map(async (part) => {
      try {
        await writes[part]()
        draft.forget(parts[part] ?? {})
        return true
      } catch (error) {
        const reason = formFailure(error, t('save.failed'))
        const field = isCallError(error) ? fieldOf[error.errno ?? ''] : undefined
        if (field) setRefused((before) => ({ ...before, [field]: reason.text }))
        else setFailure(reason)
        if (isStale(error)) await Promise.all(keys.map((key) => mutate(key)))
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
    values: draft.values,
    isChanged: draft.isChanged,
    conflict: draft.conflict,
    choose(chosen: Partial<BasicFields>) {
      settle()
      draft.settle(chosen)
    },
    isSaving,
    isSaved,
    refused,
    failure,
    change(patch: Partial<BasicFields>) {
      settle()
      draft.change(patch)
    },
    discard() {
      settle()
      draft.forget(draft.typed)
    },
    save() {
      settle()
      return save()
    },
  }
}
