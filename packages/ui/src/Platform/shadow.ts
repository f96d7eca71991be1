import { path } from './project.ts'

/** Shadow on the floor as path data: it points away from the light and is longer for a higher column. */
export function shadowOf([i, j]: readonly [number, number], height: number): string {
  const length = Math.min(0.3 + height / 300, 6.3 - i - 0.84)
  return `${path([i + 0.2, j + 0.16], [i + 0.84 + length, j + 0.3], [i + 0.84 + length, j + 0.84], [i + 0.16, j + 0.84])}Z`
}
