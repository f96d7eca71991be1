/** What one submission sends (B§2). */
export interface UploadForm {
  resultFile: File
  processFile: File | null
  description: string
  share: boolean
  /** What the page believes; the server refuses the upload when it is not so. */
  teamId: number | null
  scheduleId: number | null
}

/** The form as it travels: small fields first, so that the server knows them before the files. */
export function uploadBody(form: UploadForm): FormData {
  const body = new FormData()
  body.set('description', form.description)
  body.set('share', form.share ? '1' : '0')
  if (form.teamId !== null) body.set('teamId', String(form.teamId))
  if (form.scheduleId !== null) body.set('scheduleId', String(form.scheduleId))
  body.set('resultFile', form.resultFile)
  if (form.processFile) body.set('processFile', form.processFile)
  return body
}

/** One key for one user action: it stays while the same file is tried again, so that nothing is submitted twice. */
export interface ActionKey {
  file: File
  key: string
}

/** The key for sending `file`: the last one as long as it is the same file, else a new one. */
export const keyFor = (file: File, last: ActionKey | null, makeKey = () => crypto.randomUUID()): ActionKey =>
  last?.file === file ? last : { file, key: makeKey() }
