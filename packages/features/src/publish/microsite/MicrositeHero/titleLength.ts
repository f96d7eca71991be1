const han = /\p{Script=Han}/u

/** `short` fits a hero of two or three characters, `medium` one line, `long` wraps. Latin letters take about half a character. */
export type TitleLength = 'short' | 'medium' | 'long'

/**
 * Classifies the width of a title, so that two characters can be as tall as on a poster, and a sentence still fits a phone.
 */
export function titleLength(title: string): TitleLength {
  const width = [...title].reduce((sum, letter) => sum + (han.test(letter) ? 1 : 0.55), 0)
  if (width <= 3) return 'short'
  return width <= 8 ? 'medium' : 'long'
}
