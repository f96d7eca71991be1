import { type LoadedPart, useLoaded } from '../../../base/site/useLoaded.ts'
import type { WriteFormProps } from './WriteForm.tsx'

/** The form with its editor, loaded for those who write. */
const part: LoadedPart<WriteFormProps> = {
  code: async () => (await import('./WriteForm.tsx')).WriteForm,
  texts: ['discussion', 'rich-text'],
}

/** The form once it is loaded, null before; and a function that loads it in advance. */
export function useWriteForm(isWanted: boolean) {
  const { Part: Form, warm } = useLoaded(part, isWanted)
  return { Form, warm }
}
