import { DAY, HOUR } from '../time/instant.ts'

/** Bytes that the site sends in one request; a cut connection costs at most these. */
export const PART_BYTES = 8 * 1024 ** 2

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
