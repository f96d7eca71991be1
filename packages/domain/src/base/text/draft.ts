import { type Conflict, conflictOf, type Fields } from './conflict.ts'

/** Unsaved changes of a form that several pages and devices may have open. */
export interface Draft<F extends Fields> {
  /** The changed fields with their unsaved values. */
  typed: Partial<F>
  /** The stored values upon which they were typed. */
  base: Partial<F>
}

/** The draft of a form in which nothing is changed. */
export const noDraft = { typed: {}, base: {} }

const pick = <F extends Fields>(fields: Partial<F>, isPicked: (name: string, value: string) => boolean): Partial<F> =>
  Object.fromEntries(
    Object.entries<string | undefined>(fields).filter(([name, value]) => value !== undefined && isPicked(name, value)),
  ) as Partial<F>

/** The fields whose values differ from the stored ones. */
export const changesOf = <F extends Fields>(fields: Partial<F>, saved: F): Partial<F> =>
  pick(fields, (name, value) => value !== saved[name])

/** A draft of `fields`; each keeps its base, and that of a field without one is its stored value. */
function draftOf<F extends Fields>(fields: Partial<F>, base: Partial<F>, saved: F): Draft<F> {
  const typed = changesOf(fields, saved)
  return { typed, base: pick<F>({ ...saved, ...base }, (name) => name in typed) }
}

/** The draft after its person has changed fields of the form. */
export const changed = <F extends Fields>({ typed, base }: Draft<F>, patch: Partial<F>, saved: F): Draft<F> =>
  draftOf({ ...typed, ...patch }, base, saved)

/**
 * A draft of this device, with what was typed since its page was opened. A field without a base, from an older release, was typed upon an
 * empty value, so that any other stored value needs a choice.
 */
export const restored = <F extends Fields>(draft: Draft<F>, kept: Draft<F>, saved: F): Draft<F> => {
  const empty = Object.fromEntries(Object.keys(kept.typed).map((name) => [name, ''])) as Partial<F>
  return draftOf({ ...kept.typed, ...draft.typed }, { ...empty, ...kept.base, ...draft.base }, saved)
}

/** The fields that were changed here and saved elsewhere since, with two values; null when there are none. */
export const conflictIn = <F extends Fields>({ typed, base }: Draft<F>, saved: F): Conflict<F> | null =>
  conflictOf({ typed, base, saved })

/** The draft after its person has chosen values for the fields of a conflict: it goes on upon the stored values. */
export const settled = <F extends Fields>({ typed }: Draft<F>, chosen: Partial<F>, saved: F): Draft<F> =>
  draftOf({ ...typed, ...chosen }, saved, saved)

/**
 * The draft after `sent` was stored. A value that was changed again meanwhile stays, now upon the stored one; so does the earlier value
 * that was typed back.
 *
 * @param saved the stored values when it was sent.
 */
export function withoutSent<F extends Fields>({ typed, base }: Draft<F>, sent: Partial<F>, saved: F): Draft<F> {
  const back = pick(saved, (name, value) => sent[name] !== undefined && sent[name] !== value && !(name in typed))
  const left = pick(typed, (name, value) => sent[name] !== value)
  return draftOf({ ...back, ...left }, { ...base, ...sent }, { ...saved, ...sent })
}
