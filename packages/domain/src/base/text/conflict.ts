/** The values of a form, by field. */
export type Fields = Readonly<Record<string, string>>

/** Values of some fields of a form: as typed here, as stored now, and as stored when typing began. */
export interface Conflict<F extends Fields> {
  mine: Partial<F>
  theirs: Partial<F>
  base: Partial<F>
}

/**
 * The fields that were typed here and stored elsewhere since, with two different values. Null when
 * there are none; a field that one side alone has changed needs no choice.
 *
 * @param base the stored values upon which the typed ones were written; a field without one was written upon an empty value.
 */
export function conflictOf<F extends Fields>({
  typed,
  base,
  saved,
}: {
  typed: Partial<F>
  base: Partial<F>
  saved: F
}): Conflict<F> | null {
  const names = Object.keys(typed).filter(
    (name) => typed[name] !== undefined && typed[name] !== saved[name] && (base[name] ?? '') !== saved[name],
  )
  if (names.length === 0) return null
  const of = (values: Partial<F>) => Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Partial<F>
  return { mine: of(typed), theirs: of(saved), base: of(base) }
}
