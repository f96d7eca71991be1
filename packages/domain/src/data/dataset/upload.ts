import { hasForbiddenCharacters, toNfc } from '../../base/text/count.ts'
import { DAY, HOUR } from '../../base/time/instant.ts'

const MB = 1024 ** 2
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

/** Bytes that the site sends in one request; a cut connection costs at most these. */
export const PART_BYTES = 8 * MB

/** Time after the last part for which an unfinished upload is stored. */
export const UPLOAD_LIFE = 7 * DAY

/** How long an upload that has become a file is still answered as whole. */
export const FINISHED_KNOWN = HOUR

/** Version of the tus protocol that uploads speak. */
export const TUS_VERSION = '1.0.0'

/** Media type of a part. */
export const PART_TYPE = 'application/offset+octet-stream'

/** Checksums of a part that the server can verify, by their names in the protocol. */
export const checksumAlgorithms = ['sha256', 'sha1'] as const
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number]

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

/** The bytes of the next part, from `from` to `to` (exclusive); null at the end of the file. */
export const nextPart = (offset: number, length: number): { from: number; to: number } | null =>
  offset >= length ? null : { from: offset, to: Math.min(offset + PART_BYTES, length) }

/** Most times in a row that the server may fail to store a part that reached it, before an upload waits for the person. */
export const MAX_LOST_PARTS = 6

/** Milliseconds before another attempt, by the number of attempts in a row that brought nothing, from 1. */
export const attemptDelay = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), 15_000)

/**
 * The step after an answer to a request of an upload. `next`: the server has done it. `wait`: no server was reached, or it was busy; the
 * client tries again for as long as its page is open. `ask`: a part was lost on its way; the client asks for the stored bytes and
 * sends it again, up to `MAX_LOST_PARTS` times. `login`, `gone`, `refused`: a person has to act. `http` is 0 without an answer.
 */
export function afterPart(http: number): 'next' | 'wait' | 'ask' | 'login' | 'gone' | 'refused' {
  if (http >= 200 && http < 300) return 'next'
  if (http === 401) return 'login'
  if (http === 404 || http === 410) return 'gone'
  if ([0, 408, 423, 429, 502, 503, 504].includes(http)) return 'wait'
  // 409: another offset; 460: the part was damaged on its way; 400: it was cut off
  return http >= 500 || [400, 409, 460].includes(http) ? 'ask' : 'refused'
}
