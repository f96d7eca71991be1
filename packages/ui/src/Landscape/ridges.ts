import { seededRandom } from '../seed/seed.ts'

export const WIDTH = 1280
export const HEIGHT = 220
/** Width of one step and the grid its heights snap to, in pixels. */
const STEP = 22
const SNAP = 4

/** Mean height of each ridge from the top, and its amplitude, far ridge first. */
const bands = [
  { at: 86, swing: 44 },
  { at: 112, swing: 46 },
  { at: 140, swing: 44 },
  { at: 170, swing: 38 },
  { at: 198, swing: 34 },
] as const

export interface LandscapeShape {
  /** Path data of the five ridges, the farthest first. */
  ridges: string[]
  sun: { x: number; y: number; radius: number }
}

/**
 * Five stepped ridges with a sun behind them. Each ridge is the sum of three slow waves and a little noise from the seed,
 * snapped to steps of 22 × 4 px.
 */
export function landscape(seed: string): LandscapeShape {
  const next = seededRandom(seed)
  const ridges = bands.map(({ at, swing }) => {
    const waves = [1, 0.5, 0.25].map((weight, i) => ({
      weight,
      length: (i === 0 ? 900 : i === 1 ? 420 : 210) * (0.75 + next() * 0.6),
      phase: next() * Math.PI * 2,
    }))
    let d = `M0 ${HEIGHT}`
    for (let x = 0; x < WIDTH; x += STEP) {
      const wave = waves.reduce((sum, w) => sum + w.weight * Math.sin((x / w.length) * Math.PI * 2 + w.phase), 0) / 1.75
      const y = at - wave * swing + (next() - 0.5) * 7
      d += `${x === 0 ? 'L0 ' : 'V'}${Math.min(HEIGHT, Math.round(y / SNAP) * SNAP)}H${Math.min(WIDTH, x + STEP)}`
    }
    return `${d}V${HEIGHT}Z`
  })
  // The sun keeps out of the middle of the picture, which phones show and a name may cover.
  const side = next() < 0.7 ? 0.68 + next() * 0.2 : 0.12 + next() * 0.2
  return { ridges, sun: { x: Math.round(side * WIDTH), y: Math.round(46 + next() * 26), radius: 30 } }
}
