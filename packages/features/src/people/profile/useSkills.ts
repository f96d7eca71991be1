import { isCallError } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as userAddress from '@shulei/domain/address/user.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../base/form/form-failure.ts'
import { useFormDraft } from '../../base/form/useFormDraft.ts'
import { type Profile, profileArgs } from './useProfile.ts'

const listOf = (text: string): string[] => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/**
 * The reader's skills and saving changes. The draft stores additions and removals, not the whole list: a skill that another
 * tab has added meanwhile stays.
 */
export function useSkills({ id, skills }: Profile) {
  const { t } = useTranslation('editing')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const draft = useFormDraft(userAddress.edit({ id, hash: 'skills' }), { added: '[]', removed: '[]' })
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)

  const saved = skills.map(({ skillName }) => skillName)
  const removed = listOf(draft.values.removed).filter((name) => saved.includes(name))
  const added = listOf(draft.values.added).filter((name) => !saved.includes(name))
  const tags = [...saved.filter((name) => !removed.includes(name)), ...added]
  const keep = (next: { added: readonly string[]; removed: readonly string[] }) =>
    draft.change({ added: JSON.stringify(next.added), removed: JSON.stringify(next.removed) })

  const key = keyOf(refs.userProfile, profileArgs(id))
  const show = (patch: (skills: Profile['skills']) => Profile['skills']) =>
    mutate<Profile>(key, (seen) => seen && { ...seen, skills: patch(seen.skills) }, { revalidate: false })

  const remove = async (name: string) => {
    const skill = skills.find(({ skillName }) => skillName === name)
    if (skill) await send(refs.deleteTag, { query: { skillTagId: skill.userSkillId } })
    await show((seen) => seen.filter(({ skillName }) => skillName !== name))
  }
  const add = async (name: string) => {
    try {
      const skill = await send(refs.addTag, { body: { skillName: name } })
      await show((seen) => [...seen, skill])
    } catch (error) {
      // the skill already exists: another tab added it, or the answer to the first attempt was lost
      if (!isCallError(error, errors.skillTaken.errno)) throw error
      await mutate(key)
    }
  }

  return {
    tags,
    isChanged: removed.length + added.length > 0,
    isSaving,
    isSaved,
    failure,
    change(next: readonly string[]) {
      setFailure(null)
      setSaved(false)
      keep({
        added: next.filter((name) => !saved.includes(name)),
        removed: saved.filter((name) => !next.includes(name)),
      })
    },
    discard() {
      setFailure(null)
      setSaved(false)
      keep({ added: [], removed: [] })
    },
    /**
     * Removes before adding, so that there is room for additions. Failed changes stay and can be saved again. Resolves to whether
     * everything was saved.
     */
    async save(): Promise<boolean> {
      setFailure(null)
      setSaving(true)
      const open = { added: [...added], removed: [...removed] }
      try {
        for (const name of removed) {
          await remove(name)
          open.removed = open.removed.filter((one) => one !== name)
        }
        for (const name of added) {
          await add(name)
          open.added = open.added.filter((one) => one !== name)
        }
        setSaved(true)
        return true
      } catch (error) {
        setFailure(formFailure(error, t('save.failed')))
        return false
      } finally {
        keep(open)
        setSaving(false)
      }
    },
  }
}
