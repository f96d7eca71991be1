import { expect, test } from 'vitest'
import { boxOf, type Kite, kites } from './kite.ts'

/** Units of the drawing, which is 1280 × 640. */
const [WIDE, HIGH] = [1280, 640]

/** The part of the drawing that a box shows: the drawing covers the box, `y` is the share of the rest that is cut above. */
function shown(width: number, height: number, y: number) {
  const unit = width / WIDE
  const top = (HIGH - height / unit) * y
  return { unit, top, bottom: top + height / unit }
}

const at = (flights: readonly (Kite & { from: number; to: number })[], width: number) =>
  flights.filter(({ from, to }) => from <= width && width <= to).map(boxOf)

const desktops = [1024, 1100, 1199, 1200, 1280, 1366, 1440, 1536, 1600, 1680, 1920, 2048, 2560]
/** Heights in pixels of a first screen and its pennants, and of the head of a page. */
const HERO = 480
const PENNANTS = 18
const HEAD = 210
/** A page is 1200 px wide at most; its words take 5 of 11.5 parts beside a gap of 40 px, the figure at most 460 px. */
const content = (width: number) => Math.min(1200, width - 48)

test.each(desktops)('at %d px the near kite is whole between the words and the figure', (width) => {
  const [box, ...others] = at(kites.near, width)
  const { unit, top, bottom } = shown(width, HERO, 0.5)
  expect(others).toEqual([])
  expect(box!.top).toBeGreaterThan(top)
  expect(box!.bottom).toBeLessThan(bottom - PENNANTS / unit)
  const start = (width - content(width)) / 2
  // the words end before their column does
  expect(box!.left * unit).toBeGreaterThan(start + ((content(width) - 40) * 5) / 11.5 - 40)
  expect(box!.right * unit).toBeLessThan(start + content(width) - 460)
})

test.each(desktops)(
  'at %d px the far kite is whole in the head of a page and hidden behind a figure, or left out',
  (width) => {
    const { unit, top, bottom } = shown(width, HEAD, 0.46)
    const hero = shown(width, HERO, 0.5)
    const start = (width - content(width)) / 2
    const boxes = at(kites.far, width)
    expect(boxes.length).toBe(width < 1990 ? 1 : 0)
    for (const box of boxes) {
      expect(box.top).toBeGreaterThan(top)
      expect(box.bottom).toBeLessThan(bottom)
      expect(box.left * unit).toBeGreaterThan(start + content(width) - 430)
      expect(box.right * unit).toBeLessThan(start + content(width))
      expect(box.top).toBeGreaterThan(hero.top + 60 / unit)
    }
  },
)

test.each([1024, 1100, 1200])('on a card %d px wide the far kite alone is seen, and whole', (width) => {
  const { top, bottom } = shown(width, 340, 0.25)
  const [far] = at(kites.far, width)
  expect(far!.top).toBeGreaterThan(top)
  expect(far!.bottom).toBeLessThan(bottom)
  // the words' own ground ends at 56 % of a card
  expect(far!.left).toBeGreaterThan(WIDE * 0.6)
  for (const box of at(kites.near, width)) expect(box.right).toBeLessThan(WIDE * 0.56)
})

test.each([640, 700, 768, 820, 853, 900, 1023])(
  'on a tablet of %d px the low kite is whole left of the figure',
  (screen) => {
    // the right end of the drawing is shown, which is wider than the screen
    const width = Math.max(Math.min(screen * 1.2, 1023), screen, 760)
    const [box] = at(kites.low, width)
    const unit = width / WIDE
    const cut = width - screen
    expect(box!.left * unit - cut).toBeGreaterThan(0)
    expect(box!.right * unit - cut).toBeLessThan(screen - 24 - 460)
    // the drawing fades out above its lower 210 pixels
    expect(box!.top).toBeGreaterThan(HIGH - 210 / unit)
    expect(box!.bottom).toBeLessThan(HIGH - PENNANTS / unit)
  },
)

test('phones, where the drawing is shown 760 px wide at most, have no kite', () => {
  for (const width of [320, 390, 620, 760]) expect(Object.values(kites).flatMap((one) => at(one, width))).toEqual([])
})
