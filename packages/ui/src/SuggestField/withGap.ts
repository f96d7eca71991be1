/**
 * Text of the input for a chosen value. Two characters get a trailing space, so that the next typed letter is separated from
 * them (A§5). The stored value never has it (Q073).
 */
export function withGap(value: string): string {
  return [...value].length === 2 ? `${value} ` : value
}
