const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** An id number as it is compared and stored: half width, upper case, without spaces. */
export function normaliseIdNumber(raw: string): string {
  return raw.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** 18 characters, a real birthday since 1900, and the check character of GB 11643. */
function isCitizenNumber(id: string): boolean {
  if (!/^[1-9]\d{5}(?:19|20)\d{9}[\dX]$/.test(id)) return false
  if (!isCalendarDay(Number(id.slice(6, 10)), Number(id.slice(10, 12)), Number(id.slice(12, 14)))) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(id[index]), 0)
  return CHECK_CHARACTERS[sum % 11] === id[17]
}

/** A number of a resident identity card, or of the residence permit of somebody from Hong Kong, Macao or Taiwan. */
export function isMainlandId(raw: string): boolean {
  const id = normaliseIdNumber(raw)
  // 9 begins the numbers of foreigners
  return !id.startsWith('9') && isCitizenNumber(id)
}

/** A number of a foreigner's permanent resident card: 9 and 17 more since 2023, three letters and 12 digits before. */
export function isResidentCard(raw: string): boolean {
  const id = normaliseIdNumber(raw)
  return /^[A-Z]{3}\d{12}$/.test(id) || (id.startsWith('9') && isCitizenNumber(id))
}

/** A passport number: 5 to 20 letters and digits. */
export function isPassport(raw: string): boolean {
  return /^[A-Z0-9]{5,20}$/.test(normaliseIdNumber(raw))
}

/** First and last character of an id number; of very short ones nothing. */
export function maskIdNumber(id: string): string {
  const characters = [...id]
  if (characters.length < 5) return '*'.repeat(characters.length)
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`
}

/** A real name with all but its last character hidden: `*三`, `**明`. */
export function maskRealName(name: string): string {
  const characters = [...name.trim()]
  if (characters.length < 2) return '*'.repeat(characters.length)
  return '*'.repeat(characters.length - 1) + characters.at(-1)
}
