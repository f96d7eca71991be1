const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** Normalises an id number for comparison and storage: half width, upper case, without spaces. */
export function normaliseIdNumber(raw: string): string {
  return raw.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether a text has 18 characters, a real birthday since 1900, and the check character of GB 11643. */
function isCitizenNumber(id: string): boolean {
  if (!/^[1-9]\d{5}(?:19|20)\d{9}[\dX]$/.test(id)) return false
  if (!isCalendarDay(Number(id.slice(6, 10)), Number(id.slice(10, 12)), Number(id.slice(12, 14)))) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(id[index]), 0)
  return CHECK_CHARACTERS[sum % 11] === id[17]
}

/**
 * Whether a text is the number of a resident identity card, or of the residence permit of a person from Hong Kong, Macao or
 * Taiwan.
 */
export function isMainlandId(raw: string): boolean {
  const id = normaliseIdNumber(raw)
  // numbers that start with 9 belong to foreigners
  return !id.startsWith('9') && isCitizenNumber(id)
}

/**
 * Whether a text is the number of a foreigner's permanent resident card: 9 and 17 more characters since 2023, three letters
 * and 12 digits before.
 */
export function isResidentCard(raw: string): boolean {
  const id = normaliseIdNumber(raw)
  return /^[A-Z]{3}\d{12}$/.test(id) || (id.startsWith('9') && isCitizenNumber(id))
}

/** Whether a text is a passport number: 5 to 20 letters and digits. */
export function isPassport(raw: string): boolean {
  return /^[A-Z0-9]{5,20}$/.test(normaliseIdNumber(raw))
}

/** Masks all but the first and last character of an id number; very short ones completely. */
export function maskIdNumber(id: string): string {
  const characters = [...id]
  if (characters.length < 5) return '*'.repeat(characters.length)
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`
}

/** Masks all but the last character of a real name: `*三`, `**明`. */
export function maskRealName(name: string): string {
  const characters = [...name.trim()]
  if (characters.length < 2) return '*'.repeat(characters.length)
  return '*'.repeat(characters.length - 1) + characters.at(-1)
}
