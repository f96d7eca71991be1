import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitWithin } from './fitWithin.ts'
import { cropLimits, fitScale, isZoom, nudge, resize, scaleOf, startBox, turn, turned, zoomOf } from './geometry.ts'

const stage = { width: 500, height: 320 }

describe('turning', () => {
  test('stays within -3 to 3 and continues without end', () => {
    const right = [0, 1, 2, 3, 0]
    for (const [i, turns] of right.slice(0, -1).entries()) expect(turn(turns, 1)).toBe(right[i + 1])
    const left = [0, -1, -2, -3, 0]
    for (const [i, turns] of left.slice(0, -1).entries()) expect(turn(turns, -1)).toBe(left[i + 1])
  })

  test('is always by a quarter, and a turn back undoes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 3 }), (turns) => {
        const next = turn(turns, 1)
        expect((((next - turns) % 4) + 4) % 4).toBe(1)
        expect(((turn(next, -1) % 4) + 4) % 4).toBe(((turns % 4) + 4) % 4)
        expect(Object.is(next, -0)).toBe(false)
      }),
    )
  })

  test('swaps the sides after an odd number of quarters', () => {
    expect(turned({ width: 3, height: 2 }, -3)).toEqual({ width: 2, height: 3 })
    expect(turned({ width: 3, height: 2 }, 2)).toEqual({ width: 3, height: 2 })
  })
})

describe('sizes', () => {
  test('a picture over 2000 is scaled down, a smaller one stays the same', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
    expect(fitWithin({ width: 640, height: 480 }, 2000)).toEqual({ width: 640, height: 480 })
    expect(fitWithin({ width: 20_000, height: 10 }, 2000)).toEqual({ width: 2000, height: 1 })
  })

  test('the first crop takes 80 % of the stage, whatever its ratio', () => {
    expect(startBox(stage, 1)).toEqual({ left: 122, top: 32, width: 256, height: 256 })
    expect(startBox(stage, 5)).toEqual({ left: 50, top: 120, width: 400, height: 80 })
    expect(startBox(stage)).toEqual({ left: 50, top: 32, width: 400, height: 256 })
  })
})

describe('zoom', () => {
  test('0 shows the whole picture, or covers the crop when the crop must stay inside', () => {
    expect(fitScale({ width: 1000, height: 500 }, stage)).toBe(0.5)
    expect(fitScale({ width: 1000, height: 100 }, stage, { width: 256, height: 256 })).toBe(2.56)
  })

  test('goes from 0 to 10 in steps of 0.01, and scale and zoom invert each other', () => {
    for (const zoom of [0, 0.01, 0.5, 5, 9.99, 10]) {
      expect(zoomOf(scaleOf(zoom, 0.37), 0.37)).toBe(zoom)
      expect(isZoom(zoom)).toBe(true)
    }
    expect([isZoom(-0.01), isZoom(10.01)]).toEqual([false, false])
  })
})

describe('moving', () => {
  const view = {
    box: { left: 100, top: 50, width: 200, height: 200 },
    picture: { left: -300, top: 0, width: 1000, height: 320 },
  }

  test('the box moves first, then the picture the other way', () => {
    expect(nudge(view, { x: 50, y: 0 }, stage, true).box.left).toBe(150)
    const far = nudge(view, { x: 260, y: 0 }, stage, true)
    expect([far.box.left, far.picture.left]).toEqual([300, -360])
  })

  test('an inside crop never leaves picture or stage', () => {
    const step = fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const { box, picture } = steps.reduce((at, by) => nudge(at, by, stage, true), view)
        expect(box.left).toBeGreaterThanOrEqual(Math.max(0, picture.left))
        expect(box.left + box.width).toBeLessThanOrEqual(Math.min(stage.width, picture.left + picture.width))
        expect(box.top).toBeGreaterThanOrEqual(Math.max(0, picture.top))
        expect(box.top + box.height).toBeLessThanOrEqual(Math.min(stage.height, picture.top + picture.height))
      }),
    )
  })

  test('every part of an enlarged picture can be reached', () => {
    const end = nudge(view, { x: 5000, y: 0 }, stage, true)
    expect(end.picture.left + end.picture.width - (end.box.left + end.box.width)).toBe(0)
    const start = nudge(view, { x: -5000, y: 0 }, stage, true)
    expect(start.picture.left - start.box.left).toBe(0)
  })

  test('a free crop keeps its centre on the picture', () => {
    const { box, picture } = nudge(view, { x: 5000, y: 0 }, stage, false)
    expect(box.left + box.width / 2).toBeLessThanOrEqual(picture.left + picture.width)
  })
})

describe('resizing', () => {
  const view = {
    box: { left: 100, top: 50, width: 200, height: 200 },
    picture: { left: 50, top: 0, width: 400, height: 320 },
  }

  test('keeps the ratio when either side changes', () => {
    expect(resize(view, { width: 120 }, stage, true, 1)).toMatchObject({ width: 120, height: 120 })
    expect(resize(view, { height: 100 }, stage, true, 2)).toMatchObject({ width: 200, height: 100 })
  })

  test('stays inside the picture, or inside the stage', () => {
    expect(resize(view, { width: 900 }, stage, true, 1)).toMatchObject({ width: 270, height: 270 })
    expect(resize(view, { width: 900, height: 900 }, stage, false)).toMatchObject({ width: 400, height: 270 })
  })

  test('is never below 10', () => {
    const { smallest } = cropLimits
    expect(resize(view, { width: 1, height: 1 }, stage, true)).toMatchObject({ width: smallest, height: smallest })
    expect(resize(view, { width: 1 }, stage, true, 5)).toMatchObject({ width: 50, height: smallest })
  })
})
