import { DAY, type Instant, MINUTE } from '../../base/time/instant.ts'

/** Time between two exports of one person's data. */
export const EXPORT_EVERY = DAY
/** Time for which the file of an export can be downloaded. */
export const EXPORT_KEPT = 3 * DAY
/** An export that is not ready after this time is given up. */
export const EXPORT_PATIENCE = 15 * MINUTE
/** Most files of a person in an export, and their bytes together; each of the others can be downloaded from its page. */
export const EXPORT_FILES = { count: 10_000, bytes: 2 * 1024 ** 3 } as const

/** The stored state of a person's last export. Instants in epoch milliseconds. */
export interface StoredExport {
  requestedAt: Instant
  /** Null while the file is built. */
  builtAt: Instant | null
  /** The building failed. */
  failed: boolean
}

export type ExportState = 'none' | 'building' | 'ready' | 'expired' | 'failed'

/** The state of a person's last export; null when they never asked for one. */
export function exportState(stored: StoredExport | null, now: Instant): ExportState {
  if (stored === null) return 'none'
  if (stored.builtAt !== null) return now < stored.builtAt + EXPORT_KEPT ? 'ready' : 'expired'
  return stored.failed || now >= stored.requestedAt + EXPORT_PATIENCE ? 'failed' : 'building'
}

/**
 * The instant from which the next export may be requested; null when it may be requested now. An export that failed does not use
 * up the day.
 */
export function nextExportAt(stored: StoredExport | null, now: Instant): Instant | null {
  const state = exportState(stored, now)
  if (stored === null || state === 'none' || state === 'failed') return null
  const next = stored.requestedAt + EXPORT_EVERY
  return now < next ? next : null
}

/** Divides files into those that an export takes, and those that exceed its limits. The first ones are taken first; a small one still after a large one. */
export function fitFiles<T extends { bytes: number }>(
  files: readonly T[],
  most: { count: number; bytes: number } = EXPORT_FILES,
): { taken: T[]; left: T[] } {
  const taken: T[] = []
  const left: T[] = []
  let bytes = 0
  for (const file of files) {
    const fits = taken.length < most.count && bytes + file.bytes <= most.bytes
    if (fits) bytes += file.bytes
    ;(fits ? taken : left).push(file)
  }
  return { taken, left }
}

const unsafe = /[\\/:*?"<>|\p{Cc}]/gu
/** UTF-16 units of a name that all file systems take, also in Chinese. */
const LONGEST_NAME = 60

/** The path of a file in an export: a folder for each kind, and a name that is unique and safe on every system. */
export function exportPath({ kind, id, name }: { kind: string; id: number | string; name: string }): string {
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length)
  return `files/${kind}/${id}-${`${stem.slice(0, LONGEST_NAME)}${ending}`.toWellFormed().replace(unsafe, '_')}`
}
