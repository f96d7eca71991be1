import { useFormat } from '@shulei/i18n/format.ts'
import { useState } from 'react'

/** Name and size of a stored file. */
interface StoredFile {
  name: string
  bytes: number
}

const textOf = ({ name, bytes }: StoredFile) => JSON.stringify({ name, bytes })

/**
 * The file of a form beside its texts, for the choice between what was chosen here and stored elsewhere: the chosen file, the stored one,
 * and the one that was stored when the file was chosen, each as a text.
 */
export function useFileBase(chosen: File | null, stored: StoredFile | null) {
  const { bytes } = useFormat()
  const saved = stored ? textOf(stored) : ''
  const [known, setKnown] = useState({ chosen, saved })
  if (known.chosen !== chosen) setKnown({ chosen, saved })
  return {
    typed: chosen ? textOf({ name: chosen.name, bytes: chosen.size }) : undefined,
    base: known.saved,
    saved,
    /** The chosen file replaces the one that is stored now. */
    keep: () => setKnown({ chosen, saved }),
    /** Such a text in words. */
    show(text: string): string {
      if (text === '') return ''
      const file = JSON.parse(text) as StoredFile
      return `${file.name} · ${bytes(file.bytes)}`
    },
  }
}
