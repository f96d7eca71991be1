/** A text of at most so many code points; a longer one ends with an ellipsis. */
export function cutPoints(text: string, most: number): string {
  if (text.length <= most) return text
  const points = [...text.slice(0, 2 * most + 2)]
  return points.length > most ? `${points.slice(0, most).join('')}…` : text
}
