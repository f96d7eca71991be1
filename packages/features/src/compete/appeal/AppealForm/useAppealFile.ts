import { MAX_APPEAL_FILE } from '@shulei/domain/compete/appeal/appeal.ts'
import { appealFileType } from '@shulei/domain/compete/appeal/file.ts'
import { useRef, useState } from 'react'

/** The problem of a chosen file, by the same rules as on the server. */
export type FileProblem = 'fileTooBig' | 'fileInvalid'

async function problemOf(file: File): Promise<FileProblem | null> {
  if (file.size > MAX_APPEAL_FILE) return 'fileTooBig'
  // a file that cannot be read, such as a folder, is not accepted
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
  return appealFileType(file.name, new Uint8Array(bytes)) === null ? 'fileInvalid' : null
}

/** The file of an appeal, checked when it is chosen. */
export function useAppealFile() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  /** The check of the chosen file. */
  const check = useRef(Promise.resolve<FileProblem | null>(null))

  const choose = (chosen: File | null) => {
    setFile(chosen)
    setProblem(null)
    const running = chosen ? problemOf(chosen) : Promise.resolve(null)
    check.current = running
    void running.then((found) => {
      if (check.current === running) setProblem(found)
    })
  }
  return { file, problem, choose, setProblem, checked: () => check.current }
}
