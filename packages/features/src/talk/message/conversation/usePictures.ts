import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnsentPicture } from './outbox.ts'

/** Files of a paste or a drop; text that is copied from an office program comes with a picture of itself, and stays text. */
export const filesOf = (data: DataTransfer | null): File[] =>
  data === null || data.types.includes('text/plain') ? [] : [...data.files]

/** Takes chosen, pasted or dropped pictures: they are checked here, then sent. The code for it loads with the first one. */
export function usePictures(onPicture: (picture: UnsentPicture) => void) {
  const { t } = useTranslation('message')
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (files: readonly File[]) => {
    setProblem(null)
    try {
      const { largest: max, readPicture } = await import('./readPicture.ts')
      for (const file of files) {
        const read = await readPicture(file)
        if (typeof read === 'object') onPicture(read)
        else setProblem(t(`picture.${read}`, { name: file.name, max }))
      }
    } catch {
      setProblem(t('picture.notLoaded'))
    }
  }
  return { problem, add: (files: readonly File[]) => void add(files), forget: () => setProblem(null) }
}
