import { type Instant, nextShanghaiDayStart } from '../../base/time/instant.ts'

/**
 * One line of a team's quota ledger for one schedule. Lines are only ever added.
 * `day` is the Shanghai day (`YYYY-MM-DD`) of the submission itself, on its refunds too, so that a refund after midnight
 * returns the try of the right day. `error` lines belong to the error allowance.
 */
export interface QuotaLine {
  kind: 'use' | 'refund'
  day: string
  userId: number
  error?: boolean
}

export interface QuotaUse {
  used: number
  errorUsed: number
}

/** Tries used on `day` after refunds, by the whole team or by one of its members. */
export function quotaUsed(lines: readonly QuotaLine[], day: string, userId?: number): QuotaUse {
  const total = { used: 0, errorUsed: 0 }
  for (const line of lines) {
    if (line.day !== day || (userId !== undefined && line.userId !== userId)) continue
    total[line.error ? 'errorUsed' : 'used'] += line.kind === 'use' ? 1 : -1
  }
  return { used: Math.max(0, total.used), errorUsed: Math.max(0, total.errorUsed) }
}

export interface QuotaState {
  left: number
  errorLeft: number
  exhausted: boolean
  /** The next Shanghai midnight. */
  resetsAt: Instant
}

/** Tries left today. Only the normal quota blocks; a failed evaluation never costs more than its own try. */
export function quotaState(quota: {
  limit: number
  errorLimit: number
  used: number
  errorUsed: number
  now: Instant
}): QuotaState {
  const left = Math.max(0, quota.limit - quota.used)
  return {
    left,
    errorLeft: Math.max(0, quota.errorLimit - quota.errorUsed),
    exhausted: left === 0,
    resetsAt: nextShanghaiDayStart(quota.now),
  }
}

/**
 * The lines to add when the evaluation of `use` failed by the submission's own fault: the try is refunded and the failure
 * uses the error allowance while there is some left; after that the try stays used.
 */
export function failureLines(use: QuotaLine, quota: { errorLimit: number; errorUsed: number }): QuotaLine[] {
  if (quota.errorUsed >= quota.errorLimit) return []
  const { day, userId } = use
  return [
    { kind: 'refund', day, userId },
    { kind: 'use', day, userId, error: true },
  ]
}

/** The line to add when `use` was cancelled while queued, or its evaluation failed by the platform's fault. */
export function refundLine(use: QuotaLine): QuotaLine {
  return { ...use, kind: 'refund' }
}

/** A line of the ledger with what its team had used of its day in its schedule once the line was written. */
export type Balanced<L> = L & { used: number; errorUsed: number }

/** The lines of a ledger, oldest first, each with the balance that it left. */
export function balanced<L extends QuotaLine & { scheduleId: number }>(lines: readonly L[]): Balanced<L>[] {
  const sums = new Map<string, QuotaUse>()
  return lines.map((line) => {
    const key = `${line.scheduleId} ${line.day}`
    const sum = sums.get(key) ?? { used: 0, errorUsed: 0 }
    const next = { ...sum }
    next[line.error ? 'errorUsed' : 'used'] += line.kind === 'use' ? 1 : -1
    sums.set(key, next)
    return { ...line, ...next }
  })
}
