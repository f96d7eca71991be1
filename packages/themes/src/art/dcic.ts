import { numbers } from './curve.ts'
import { type Drawing, svg } from './drawing.ts'

const across = 64
const down = 37

/** A lattice of cells in slanted view from above; a few crossings carry a light, joined by paths. */
export const dcicLattice: Drawing = (colour) => {
  const next = numbers(41)
  let grid = ''
  let knots = ''
  let cells = ''
  for (let i = -9; i <= 20; i++) {
    grid += `M${i * across} 640l${across * 17.3} -640M${i * across} 0l${across * 17.3} 640`
  }
  for (let n = 0; n < 46; n++) {
    const column = Math.floor(next() * 12) + 8
    const line = Math.floor(next() * 17)
    const x = column * across + (line % 2 ? across / 2 : 0)
    const y = line * down
    if (n < 15) {
      cells += `M${x} ${y}l${across / 2} ${down / 2}l${-across / 2} ${down / 2}l${-across / 2} ${-down / 2}z`
    } else knots += `<circle cx="${x}" cy="${y}" r="${n % 5 === 0 ? 4 : 2}"/>`
  }
  const path = 'M640 555L704 518V444L768 407L832 370V296L896 259L1024 185V111L1088 74'
  return svg(
    1280,
    640,
    `<path d="${grid}" stroke="${colour('color-header-border')}" fill="none"/><path d="${cells}" fill="${colour('color-action-bg')}" opacity=".5"/><g fill="${colour('color-hero-muted')}" opacity=".6">${knots}</g><path d="${path}" fill="none" stroke="${colour('color-hero-accent')}" stroke-width="2.5"/><g fill="${colour('color-hero-accent')}"><circle cx="640" cy="555" r="6"/><circle cx="832" cy="370" r="5"/><circle cx="896" cy="259" r="5"/><circle cx="1088" cy="74" r="8"/></g>`,
  )
}
