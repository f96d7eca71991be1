/** Most characters of a header that are read. */
const MAX_LENGTH = 512

/** Whether an `Accept-Language` header names languages without Chinese. A missing header and a bare `*` name none. */
export function asksForNoChinese(acceptLanguage: string | null | undefined): boolean {
  const wanted = (acceptLanguage ?? '')
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(/[-;]/)[0] ?? '')
    .filter((language) => /^[a-z]{2,3}$/.test(language))
  return wanted.length > 0 && !wanted.includes('zh')
}
