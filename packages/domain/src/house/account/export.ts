import { DAY, type Instant, MINUTE } from '../../base/time/instant.ts'

/** Time between two exports of one person's data. */
export const EXPORT_EVERY = DAY
/** Time for which the file of an export can be downloaded. */
export const EXPORT_KEPT = 3 * DAY
/** An export that is not ready after this time is given up. */
export const EXPORT_PATIENCE = 15 * MINUTE

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
