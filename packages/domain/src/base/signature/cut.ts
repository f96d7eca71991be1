/** Width of a character in heights of its text: Han fills a square, Latin letters about half of one. */
const widthOf = (character: string) => (character >= '\u1100' ? 1 : 0.55)

/** Width of a text in heights of its text. */
export const widthOfText = (text: string): number =>
  [...text].reduce((width, character) => width + widthOf(character), 0)

/** A text cut to a width in heights of its text; an ellipsis stands for the rest. Empty where not even two characters fit. */
export function cut(text: string, room: number): string {
  let [width, kept, end] = [0, '', '']
  for (const character of text) {
    width += widthOf(character)
    if (width > room) return end.length < 2 ? '' : `${end.trimEnd()}…`
    kept += character
    if (width + widthOf('…') <= room) end = kept
  }
  return kept
}
