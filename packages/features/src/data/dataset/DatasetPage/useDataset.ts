import { failureText } from '@shulei/client/call-error.ts'
import { useCall, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type DatasetFile, detailArgs, isProfileComing, LOOK_AGAIN } from '../datasets.ts'
import { parseDataset } from './pageState.ts'

/** The data set of a page, and the state in its address. */
export function useDataset(id: number) {
  const [params] = useSearchParams()
  const query = parseDataset(params)
  const { data, error, mutate } = useCall(refs.datasetDetail, detailArgs(id, query), {
    keepPreviousData: true,
    // its owner waits for the new reading of a file
    refreshInterval: (latest) => (latest?.isOwn && latest.files.some(isProfileComing) ? LOOK_AGAIN : 0),
  })
  return { query, dataset: data, error, refresh: mutate }
}

/** Counts the view of a data set once for each visit of its page (C095). A failure concerns nobody. */
export function useCountView(id: number) {
  const send = useSend()
  useEffect(() => {
    send(refs.countDataset, { params: { id }, body: { kind: 'view' } }).catch(() => {})
  }, [id, send])
}

/** The latest requested download; without a reason it is still being announced. */
interface Attempt {
  fileId: number
  name: string
  reason?: string
}

/** Announces a download before the file is requested (C095), so that the page can show the reason of a refusal. */
export function useDownload(id: number) {
  const { t } = useTranslation('shell')
  const send = useSend()
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const download = async (file: DatasetFile) => {
    setAttempt({ fileId: file.id, name: file.name })
    try {
      const { url } = await send(refs.countDataset, { params: { id }, body: { kind: 'download', fileId: file.id } })
      setAttempt(null)
      if (url === null) return
      // lets the browser save the file without leaving the page
      const link = document.createElement('a')
      link.href = url
      link.download = file.name
      link.click()
    } catch (error) {
      setAttempt({ fileId: file.id, name: file.name, reason: failureText(error, t('state.loadFailedHint')) })
    }
  }
  return { attempt, download }
}
