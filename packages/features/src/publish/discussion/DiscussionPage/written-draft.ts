import { MAX_MENTIONS } from '@shulei/domain/publish/discussion/discussion.ts'
import type { DraftFields } from '../../../base/editor/textDraft.ts'
import type { Mentioned } from './usePeopleSearch.tsx'

/** Fields of a form beside its text. */
export interface WrittenFields {
  title: string
  mentioned: Mentioned[]
}

const isMentioned = (value: unknown): value is Mentioned => {
  const { id, name } = (value ?? {}) as Partial<Record<keyof Mentioned, unknown>>
  return Number.isSafeInteger(id) && typeof name === 'string'
}

/** The fields that a draft stores: only those that differ from the form's initial title and from nobody. */
export const draftFields = ({ title, mentioned }: WrittenFields, initialTitle: string): DraftFields => ({
  ...(title === initialTitle ? {} : { title }),
  ...(mentioned.length === 0 ? {} : { mentioned }),
})

/** The texts of a post upon which a stored draft was typed; null when it says none. */
export function restoredBase({ base }: DraftFields): { title: string; content: string } | null {
  const { title, content } = (base ?? {}) as Partial<Record<'title' | 'content', unknown>>
  return typeof title === 'string' && typeof content === 'string' ? { title, content } : null
}

/** Reads the fields of a stored draft; those that are missing or invalid are as in a form without a draft. */
export const restoredFields = ({ title, mentioned }: DraftFields, initialTitle: string): WrittenFields => ({
  title: typeof title === 'string' ? title : initialTitle,
  mentioned: Array.isArray(mentioned) ? mentioned.filter(isMentioned).slice(0, MAX_MENTIONS) : [],
})
