import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor, startUpload, type Upload } from '@shulei/client/upload.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type HostedTableProblem, hostedTableProblem } from '@shulei/domain/host/hosting/table.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import type { TableProposal } from '../hosting.ts'

/** State of the chosen table. `sent` of `total` bytes are on the server, which reads them once they are all there. */
export type TableState =
  | { phase: 'none'; file: null }
  | { phase: 'reading'; file: File; sent: number; total: number }
  | { phase: 'unfit'; file: File; problem: HostedTableProblem }
  | { phase: 'refused'; file: File; failure: FormFailure; canRetry: boolean }
  | { phase: 'read'; file: File; proposal: TableProposal }

/** Checks one chosen table at a time in the browser, and asks the server what it could become. Another table takes its place. */
export function useTable() {
  const { t } = useTranslation('hosting')
  const send = useSend()
  const [state, setState] = useState<TableState>({ phase: 'none', file: null })
  const running = useRef<Upload<TableProposal> | null>(null)
  const stop = () => {
    running.current?.cancel()
    running.current = null
  }
  useEffect(() => () => running.current?.cancel(), [])

  const take = async (file: File | null) => {
    stop()
    if (!file) return setState({ phase: 'none', file })
    const problem = hostedTableProblem(file)
    if (problem) return setState({ phase: 'unfit', file, problem })
    const form = new FormData()
    form.set('table', file)
    setState({ phase: 'reading', file, sent: 0, total: file.size })
    const onProgress = (sent: number, total: number) => {
      if (running.current === upload) setState({ phase: 'reading', file, sent, total })
    }
    const upload = startUpload(send, refs.proposeCompetition, { form, key: crypto.randomUUID(), onProgress })
    running.current = upload
    const settle = (next: TableState) => {
      // an answer for a table that another one has replaced counts for nothing
      if (running.current === upload) setState(next)
    }
    try {
      settle({ phase: 'read', file, proposal: await upload.done })
    } catch (error) {
      // a table that the server has read and refused stays the same
      const canRetry = !isCallError(error) || remedyFor(error) !== 'refused'
      settle({ phase: 'refused', file, failure: formFailure(error, t('table.failed')), canRetry })
    }
  }
  return { state, take }
}
