import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { type PictureProblem, pictureProblem } from '../../site/pictureProblem.ts'
import { useUploads } from './useUploads.ts'

/** Reason why something was not inserted. */
export type Note = { reason: 'foreign' } | { reason: PictureProblem; name: string }

/** Chosen, pasted or dropped pictures: checked in the browser, then uploaded. */
export function usePictures(editor: Editor | null) {
  const [notes, setNotes] = useState<readonly Note[]>([])
  const { uploads, add, retry, remove } = useUploads(editor)
  return {
    uploads,
    notes,
    retry,
    remove,
    note: (one: Note) => setNotes([one]),
    clearNotes: () => setNotes([]),
    async add(files: readonly File[], pos: number) {
      const checked = await Promise.all(files.map(async (file) => ({ file, problem: await pictureProblem(file) })))
      setNotes(checked.flatMap(({ file, problem }) => (problem ? [{ reason: problem, name: file.name }] : [])))
      const good = checked.filter(({ problem }) => problem === null)
      add(
        good.map(({ file }) => file),
        pos,
      )
    },
  }
}
