import { ApiError } from './api-error.ts'

type Values = Readonly<Record<string, unknown>>

/** Null stands for an empty value. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

/**
 * Refuses a write whose form was filled in upon other values than are stored now, so that no page overwrites the change of another
 * one unseen. A value that is stored already passes. Callers hold the lock of the row.
 *
 * @param base the stored values as the page read them, by field; without them the write replaces whatever is stored.
 * @param current the stored values. Throws `valuesStale` with those of the fields of `base`.
 */
export function mustBeBase(base: object | undefined, current: object, sent: object): void {
  const [known, stored, written] = [base ?? {}, current, sent] as [Values, Values, Values]
  const names = Object.keys(known).filter((name) => known[name] !== undefined && name in stored)
  const isStale = names.some((name) => !isSame(known[name], stored[name]) && !isSame(written[name], stored[name]))
  if (!isStale) return
  throw new ApiError('valuesStale', {
    data: { current: Object.fromEntries(names.map((name) => [name, stored[name]])) },
  })
}
