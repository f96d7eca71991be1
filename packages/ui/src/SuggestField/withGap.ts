/**
 * What stands in the input for a chosen text: one of two characters gets a trailing space, so that the next letter typed does
 * not run into it (A§5). Only there: a stored value never has it (Q073).
 */
export function withGap(value: string): string {
  return [...value].length === 2 ? `${value} ` : value
}
