import { type ChecksumAlgorithm, checksumAlgorithms, TUS_VERSION } from '@shulei/domain/base/upload/resumable.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'

/** The abilities of this server, in the headers of the protocol. */
export const capabilities = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,expiration,checksum,termination',
  'tus-checksum-algorithm': checksumAlgorithms.join(','),
} as const

/** Checks the version that a request speaks, and names ours in the answer. Throws `tusVersion`. */
export function speakTus(c: Context): void {
  c.header('tus-resumable', TUS_VERSION)
  if (c.req.header('tus-resumable') === TUS_VERSION) return
  c.header('tus-version', TUS_VERSION)
  throw new ApiError('tusVersion', { facts: { version: TUS_VERSION } })
}

/** A header with a number of bytes; null when it is missing or no such number. */
export function bytesOf(text: string | undefined): number | null {
  const value = /^\d{1,16}$/.test(text ?? '') ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) ? value : null
}

/** `Upload-Metadata`: names with values in base64. Values that are not UTF-8 count as absent. */
export function metadataOf(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const pair of (header ?? '').slice(0, 8192).split(',')) {
    const [name = '', value = ''] = pair.trim().split(/\s+/)
    if (name === '' || !/^[A-Za-z0-9+/]*={0,2}$/.test(value)) continue
    try {
      found.set(name, new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'base64')))
    } catch {
      // not a text
    }
  }
  return found
}

export interface Checksum {
  algorithm: ChecksumAlgorithm
  /** In base64. */
  value: string
}

/** `Upload-Checksum`; null without one. Throws `uploadChecksumUnknown`. */
export function checksumOf(header: string | undefined): Checksum | null {
  if (header === undefined) return null
  const [name = '', value = ''] = header.trim().split(/\s+/)
  const algorithm = checksumAlgorithms.find((one) => one === name.toLowerCase())
  if (!algorithm || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) {
    throw new ApiError('uploadChecksumUnknown', { facts: { known: checksumAlgorithms.join(', ') } })
  }
  return { algorithm, value }
}
