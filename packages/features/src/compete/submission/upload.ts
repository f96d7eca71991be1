/** Values of one submission (B§2). */
export interface UploadForm {
  resultFile: File
  processFile: File | null
  description: string
  share: boolean
  /** The page's assumption; the server refuses the upload if it is wrong. */
  teamId: number | null
  scheduleId: number | null
}

/**
 * The request body: small fields first, so that the server reads them before the files.
 *
 * @param upload the id of the upload that has brought the result file in parts.
 */
export function uploadBody(form: UploadForm, upload?: string): FormData {
  const body = new FormData()
  body.set('description', form.description)
  body.set('share', form.share ? '1' : '0')
  if (form.teamId !== null) body.set('teamId', String(form.teamId))
  if (form.scheduleId !== null) body.set('scheduleId', String(form.scheduleId))
  if (upload === undefined) body.set('resultFile', form.resultFile)
  else body.set('upload', upload)
  if (form.processFile) body.set('processFile', form.processFile)
  return body
}

/** Idempotency key of one user action, kept for retries of the same file, so that nothing is submitted twice. */
export interface ActionKey {
  file: File
  key: string
  /** Address of the upload that brings the file in parts, once it has begun. */
  address?: string
}

/** The key for sending `file`: the last one for the same file, else a new one. */
export const keyFor = (file: File, last: ActionKey | null, makeKey = () => crypto.randomUUID()): ActionKey =>
  last?.file === file ? last : { file, key: makeKey() }
