const MAINLAND = /^\+861[3-9]\d{9}$/
const ABROAD = /^\+[1-9]\d{5,14}$/

/** Spaces, brackets, dots, hyphens of all kinds, and the invisible marks that address books put around numbers. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}().·/]/gu

/**
 * Normalises a phone number to E.164 (`+8613800000000`); null if it is invalid. Without a country code it must be a mainland
 * mobile number; other countries need `+` or `00` and 6 to 15 digits. Full-width digits are accepted.
 */
export function normalisePhone(raw: string): string | null {
  let digits = raw.normalize('NFKC').replace(SEPARATORS, '')
  if (digits.startsWith('00')) digits = `+${digits.slice(2)}`
  else if (/^861\d{10}$/.test(digits)) digits = `+${digits}`
  else if (!digits.startsWith('+')) digits = `+86${digits}`
  return (digits.startsWith('+86') ? MAINLAND : ABROAD).test(digits) ? digits : null
}

/** Masks an E.164 number: `138****0000`; abroad the first digits and the last two stay. */
export function maskPhone(phone: string): string {
  if (MAINLAND.test(phone)) return `${phone.slice(3, 6)}****${phone.slice(-4)}`
  return `${phone.slice(0, 3)}****${phone.slice(-2)}`
}
