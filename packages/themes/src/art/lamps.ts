import { numbers } from './curve.ts'
import { type Drawing, strip, svg } from './drawing.ts'

interface Block {
  x: number
  width: number
  top: number
}

/** A row of houses from left to right; `floor` is their base line. */
function row(seed: number, lowest: number, tallest: number, narrow: number): Block[] {
  const next = numbers(seed)
  const blocks: Block[] = []
  for (let x = -10; x < 1290; ) {
    const width = narrow + Math.round(next() * 5) * 9
    // The centre of the town is tallest, a little right of the hero's text.
    const centre = Math.exp(-(((x - 850) / 330) ** 2))
    blocks.push({ x, width, top: Math.round(lowest - (0.25 + 0.75 * next()) * (tallest * (0.35 + 0.65 * centre))) })
    x += width + (next() < 0.25 ? 8 : 2)
  }
  return blocks
}

const outline = (blocks: readonly Block[], floor: number) =>
  blocks.map(({ x, width, top }) => `M${x} ${floor}V${top}h${width}V${floor}z`).join('')

/** Lit windows of the houses as one path; `share` (0 to 1) of all windows are lit. */
function windows(blocks: readonly Block[], seed: number, floor: number, share: number): string {
  const next = numbers(seed)
  let d = ''
  for (const { x, width, top } of blocks) {
    for (let y = top + 9; y < floor - 6; y += 13) {
      for (let wx = x + 5; wx < x + width - 6; wx += 9) {
        if (next() < share) d += `M${wx} ${y}h4v6h-4z`
      }
    }
  }
  return d
}

/** Lights of cars on a curved road in the foreground: white in one direction, red in the other. */
function road(near: string, far: string): string {
  const lane = (offset: number, stroke: string, width: number, dash: string) =>
    `<path d="M-40 ${600 + offset}C260 ${520 + offset * 0.8} 520 ${505 + offset * 0.5} 760 ${520 + offset * 0.4}S1120 ${500 + offset * 0.2} 1320 ${452 + offset * 0.1}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dash}"/>`
  return [
    lane(-34, near, 3.5, '230 40 90 26'),
    lane(-22, near, 2, '120 60 300 30'),
    lane(-10, near, 1.2, '60 20'),
    lane(14, far, 1.2, '40 30 90 20'),
    lane(26, far, 2.2, '260 50 60 30'),
    lane(40, far, 4, '320 70 120 40'),
  ].join('')
}

/** A town at night: three rows of houses with lit windows, and the traffic below. */
export const lampsTown: Drawing = (colour) => {
  const back = row(7, 470, 300, 40)
  const middle = row(19, 490, 210, 48)
  const front = row(31, 510, 120, 60)
  const lamp = colour('color-hero-accent')
  return svg(
    1280,
    640,
    `<path d="${outline(back, 520)}" fill="${colour('color-bg-surface')}"/>` +
      `<path d="${windows(back, 3, 500, 0.16)}" fill="${lamp}" opacity=".42"/>` +
      `<path d="${outline(middle, 540)}" fill="${colour('color-bg-raised')}"/>` +
      `<path d="${windows(middle, 5, 520, 0.24)}" fill="${lamp}" opacity=".75"/>` +
      `<path d="${outline(front, 640)}" fill="${colour('color-bg-sunken')}"/>` +
      `<path d="${windows(front, 9, 540, 0.26)}" fill="${lamp}"/>` +
      `<path d="M0 640V566C260 496 520 480 760 496S1120 470 1280 436V640z" fill="${colour('color-bg-sunken')}"/>` +
      `<g fill="none">${road(colour('color-hero-text'), colour('color-danger-solid'))}</g>`,
    'xMidYMax slice',
  )
}

/** Broken centre line of a street. */
export const lampsLane: Drawing = (colour) =>
  strip(64, 4, `<path d="M0 0h38v4H0z" fill="${colour('color-hero-accent')}"/>`)
