import { documentKind, isDocument, MAX_PROJECT_FILE } from '@shulei/domain/compete/review/project.ts'
import { useState } from 'react'

/** The problem of a document, by the same rules as on the server. */
export type DocumentProblem = 'fileMissing' | 'fileInvalid' | 'fileTooBig'

async function problemOf(file: File): Promise<DocumentProblem | null> {
  if (file.size > MAX_PROJECT_FILE) return 'fileTooBig'
  const kind = documentKind(file.name)
  // a file that cannot be read, such as a folder, is not accepted
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
  return kind !== null && isDocument(kind, new Uint8Array(bytes)) ? null : 'fileInvalid'
}

/** A document of a project, checked when it is chosen. */
export function useProjectFile() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<DocumentProblem | null>(null)
  return {
    ...{ file, problem, setProblem },
    async choose(chosen: File | null) {
      setFile(chosen)
      setProblem(chosen ? await problemOf(chosen) : null)
    },
  }
}
