/** Stands for what a reader of the evidence may not see. */
const HIDDEN = '***'

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** Addresses of both families; the first part of an IPv4 address stays, so that two addresses can be told apart. */
const ipv4 = /(?<![\d.])(\d{1,3})(?:\.\d{1,3}){3}(?![\d.])/g
const ipv6 = /(?<![\p{L}\p{N}:])(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4})?(?![\p{L}\p{N}:])/giu
/**
 * Runs of eight or more digits, which can be phone or document numbers; separators between them count as part of the run. Dates
 * and the digits of a decimal stay.
 */
const number = /(?<!\d|\d\.)(?!\d{4}-\d\d-\d\d)\+?\d(?:[ -]?\d){7,}[Xx]?/g

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Evidence as the flagged team may read it: mail addresses, network addresses, long numbers and the given names of other teams and
 * people are hidden. Names shorter than two characters are left, since they would hide parts of words.
 */
export function redactEvidence(text: string, names: readonly string[] = []): string {
  const hidden = names
    .filter((name) => [...name.trim()].length >= 2)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => escaped(name.trim()))
  const withoutNames = hidden.length === 0 ? text : text.replace(new RegExp(hidden.join('|'), 'giu'), HIDDEN)
  return withoutNames
    .replace(email, HIDDEN)
    .replace(ipv4, (_, first: string) => `${first}.${HIDDEN}`)
    .replace(ipv6, HIDDEN)
    .replace(number, HIDDEN)
}
