import { type LoadedPart, useLoaded } from '../../site/useLoaded.ts'
import type { WriteFormProps } from './WriteForm.tsx'

/** The form with its editor, loaded for those who write. */
const part: LoadedPart<WriteFormProps> = {
  code: async () => (await import('./WriteForm.tsx')).WriteForm,
  texts: ['discussion', 'rich-text'],
}

/** The form once it is loaded; null before. */
export const useWriteForm = (isWanted: boolean) => useLoaded(part, isWanted).Part
