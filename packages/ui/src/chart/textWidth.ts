/**
 * Estimated width of a text in pixels, for layout on the server, which cannot measure. Han, kana and full-width forms count
 * as one em, capitals and digits a little more than half, other characters half.
 */
export function textWidth(text: string, fontSize: number): number {
  let em = 0
  for (const char of text) {
    if (
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3ffff}]/u.test(
        char,
      )
    )
      em += 1
    else if (/[A-Z0-9%@&WMmw]/.test(char)) em += 0.64
    else if (/[\s.,:;'|!il·]/.test(char)) em += 0.3
    else em += 0.55
  }
  return em * fontSize
}

/** The text, cut with an ellipsis if it does not fit. */
export function fitText(text: string, fontSize: number, maxWidth: number): string {
  if (textWidth(text, fontSize) <= maxWidth) return text
  const chars = [...text]
  while (chars.length > 1 && textWidth(`${chars.join('')}…`, fontSize) > maxWidth) chars.pop()
  return `${chars.join('').trimEnd()}…`
}
