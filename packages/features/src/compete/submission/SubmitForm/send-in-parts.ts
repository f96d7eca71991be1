import { type CallError, isCallError } from '@shulei/client/call-error.ts'
import { claimHeaders, claimsOf } from '@shulei/client/claims.ts'
import type { Send } from '@shulei/client/send.ts'
import { startUpload, type Upload } from '@shulei/client/upload.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { Submit } from '../submits.ts'
import { type ActionKey, type UploadForm, uploadBody } from '../upload.ts'

/** The protocol of parts, which few files need. */
const protocol = () => import('@shulei/client/tus.ts')

/** Gives the parts up that the server has. Those that stay after a failure are removed by the server a week later. */
export const dropParts = (send: Send, address: string): Promise<void> =>
  protocol()
    .then(({ endUpload }) => endUpload(address, claimHeaders(claimsOf(send))))
    .catch(() => {})

export interface PartedUpload {
  competitionId: number
  form: UploadForm
  /** Keeps the address of the upload, so that a retry goes on there. */
  action: ActionKey
  /** Bytes of the file that are stored or on their way, and those that are stored. */
  onProgress: (sent: number, stored: number) => void
  /** No server was reached, or it was busy; the next attempt follows by itself. */
  onCut: (failure: CallError) => void
  /** All bytes are stored, and the submission is being made. */
  onHandIn: () => void
}

/**
 * Sends a result file in parts, each with its SHA-256, then hands it in. A cut line costs no more than a part: the upload goes on by
 * itself, after a retry, and after a reload when the same file is chosen again. `cancel` stops it and leaves its parts on the server.
 */
export function sendInParts(send: Send, parted: PartedUpload): Upload<Submit> {
  const { competitionId, form, action, onProgress, onCut, onHandIn } = parted
  const { resultFile } = form
  const stop = new AbortController()
  const client = { headers: claimHeaders(claimsOf(send)), signal: stop.signal, onCut }

  const begin = async () =>
    (await protocol()).beginUpload(pathOf(refs.startResultUpload, { id: competitionId }), resultFile, {
      ...client,
      // the server finds the upload that it has begun for this file
      findBegun: async () => null,
    })
  const sendRest = async (address: string) => {
    action.address = address
    await (await protocol()).sendFile(address, resultFile, { ...client, onProgress })
  }
  const run = async (): Promise<Submit> => {
    try {
      await sendRest(action.address ?? (await begin()))
    } catch (error) {
      // another page has given the upload up, or it is too old
      if (!isCallError(error) || error.http !== 404) throw error
      await sendRest(await begin())
    }
    onHandIn()
    const handedIn = startUpload(send, refs.submitResult, {
      params: { id: competitionId },
      form: uploadBody(form, action.address?.split('/').at(-1)),
      key: action.key,
      onProgress: () => {},
    })
    stop.signal.addEventListener('abort', handedIn.cancel)
    return handedIn.done
  }
  return { done: run(), cancel: () => stop.abort() }
}
