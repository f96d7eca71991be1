import { hasForbiddenCharacters, toNfc } from '../../base/text/count.ts'

const GB = 1024 ** 3

/** Largest file of a data set, bytes. */
export const MAX_DATASET_FILE = 2 * GB

/** Most bytes of all files that a person has stored or is uploading. */
export const MAX_OWN_BYTES = 10 * GB

/** A limit in whole gigabytes as pages and refusals write it. */
export const gigabytes = (bytes: number): string => `${bytes / GB} GB`

/** Most files of a version. */
export const MAX_VERSION_FILES = 50

/** Most uploads of a person that are not finished. */
export const MAX_OPEN_UPLOADS = 20

/** Most uploads that a person begins in this many seconds; the API counts them. */
export const MAX_BEGUN_UPLOADS = 120
export const BEGUN_UPLOADS_SECONDS = 1800

/** The name of a file for storage: its last part, NFC; null for one that cannot be stored. */
export function datasetFileName(raw: string): string | null {
  const name = (toNfc(raw).split(/[\\/]/).at(-1) ?? '').trim()
  const isFine =
    name !== '' &&
    [...name].length <= 255 &&
    !hasForbiddenCharacters(name) &&
    !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)
  return isFine && name !== '.' && name !== '..' ? name : null
}

/** The storage that a person uses, and the number of their open uploads. */
export interface UploadUse {
  /** Bytes of all stored files and of all open uploads at their full length. */
  bytes: number
  /** Unfinished uploads of the person. */
  openUploads: number
  /** Names of the files of the version, open uploads to it included. */
  names: readonly string[]
}

export const uploadProblems = [
  'datasetFileNameInvalid',
  'datasetFileEmpty',
  'datasetFileTooLarge',
  'datasetFilesFull',
  'datasetSpaceFull',
  'datasetUploadsFull',
] as const
export type UploadProblem = (typeof uploadProblems)[number]

/**
 * Reason why the upload of a file cannot begin, or null. A file with the name of another one of the version replaces it, and so is
 * not one more.
 */
export function uploadProblem(file: { name: string; bytes: number }, use: UploadUse): UploadProblem | null {
  const name = datasetFileName(file.name)
  if (name === null) return 'datasetFileNameInvalid'
  if (file.bytes === 0) return 'datasetFileEmpty'
  if (file.bytes > MAX_DATASET_FILE) return 'datasetFileTooLarge'
  if (!use.names.includes(name) && use.names.length >= MAX_VERSION_FILES) return 'datasetFilesFull'
  if (use.bytes + file.bytes > MAX_OWN_BYTES) return 'datasetSpaceFull'
  return use.openUploads >= MAX_OPEN_UPLOADS ? 'datasetUploadsFull' : null
}
