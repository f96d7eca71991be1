import { numbers } from './curve.ts'
import { type Drawing, svg } from './drawing.ts'

/** A notice on the board: paper, pin, a heading and lines of falling length. */
function notice(x: number, y: number, width: number, height: number, turn: number, lines: number, ink: Inks): string {
  const text = Array.from(
    { length: lines },
    (_, n) =>
      `M18 ${58 + n * 17}h${Math.round((width - 36) * (n === lines - 1 ? 0.5 : 0.86 + 0.12 * ((n * 7) % 3) - 0.12))}`,
  ).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0h${width}v${height}H0z" fill="${ink.paper}"/><path d="M18 34h${Math.round(width * 0.52)}" stroke="${ink.heading}" stroke-width="9"/><path d="${text}" stroke="${ink.line}" stroke-width="4"/><circle cx="${width / 2}" cy="10" r="7" fill="${ink.pin}"/></g>`
}

interface Inks {
  paper: string
  heading: string
  line: string
  pin: string
}

/** The bounty board: notices pinned side by side on planks. The middle notice has been taken and only its place remains. */
export const unveilBoard: Drawing = (colour) => {
  const next = numbers(17)
  const ink: Inks = {
    paper: colour('color-bg-surface'),
    heading: colour('color-text-default'),
    line: colour('color-border-default'),
    pin: colour('color-hero-accent'),
  }
  const planks = [80, 186, 292, 398, 504].map((y) => `M0 ${y}h1280`).join('')
  const papers = [0, 1, 2, 3, 4, 5].flatMap((n) => {
    const [x, y] = [716 + (n % 3) * 188 + next() * 8, 44 + Math.floor(n / 3) * 262 + next() * 12]
    const turn = Math.round((next() - 0.5) * 50) / 10
    if (n === 4) {
      return `<path d="M${x} ${y}h160v206h-160z" fill="none" stroke="${ink.pin}" stroke-width="3" stroke-dasharray="9 8"/><circle cx="${x + 80}" cy="${y + 10}" r="7" fill="${ink.pin}"/>`
    }
    return notice(x, y, 160, 190 + Math.round(next() * 36), turn, 5 + (n % 3), ink)
  })
  return svg(
    1280,
    560,
    `<path d="${planks}" stroke="${colour('color-header-border')}" stroke-width="3"/>${papers.join('')}`,
  )
}
