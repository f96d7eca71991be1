import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '../useCompetition.ts'

export type DataFile = Dataset['files'][number]

/** The latest requested download; without a reason it is still being announced. */
interface Attempt {
  file: DataFile
  reason?: string
}

/** Lets the browser save a file without leaving the page. */
function save(url: string, name: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Announces a download before the file is requested (C070), so that the page can show the reason of a refusal. */
export function useDownload(competitionId: number, datasetId: number) {
  const { t } = useTranslation('shell')
  const send = useSend()
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const download = async (file: DataFile) => {
    setAttempt({ file })
    try {
      const { url } = await send(refs.logDownload, {
        params: { id: competitionId },
        body: { datasetId, fileId: file.id },
      })
      setAttempt(null)
      save(url, file.name)
    } catch (error) {
      const reason = failureText(error, t('state.loadFailedHint'))
      setAttempt({ file, reason })
    }
  }
  return { attempt, download }
}
