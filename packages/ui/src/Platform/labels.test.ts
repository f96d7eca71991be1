import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWidth } from '../chart/textWidth.ts'
import { type PlatformColumn, placeColumns } from './columns.ts'
import { compactForm, type LabelForm, type PlatformLabel, placeLabels, wideForm } from './labels.ts'
import { WIDTH } from './project.ts'

const rect = (label: PlatformLabel, { fontSize, leading }: LabelForm) => {
  const width = Math.max(textWidth(label.name, fontSize), textWidth(label.score ?? '', fontSize))
  const left = label.anchor === 'start' ? label.x : label.x - width
  const top = label.y - fontSize
  return { left, right: left + width, top, bottom: top + leading * (label.score ? 2 : 1) }
}

const name = fc.oneof(fc.stringMatching(/^[\u4e00-\u9fa5]{1,16}$/), fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,30}$/))
const board = fc
  .array(fc.record({ label: name, value: fc.double({ min: 0, max: 1, noNaN: true }) }), { minLength: 1, maxLength: 14 })
  .map((rows) =>
    rows.sort((a, b) => b.value - a.value).map((row): PlatformColumn => ({ ...row, score: row.value.toFixed(4) })),
  )

test.each([
  ['wide', wideForm],
  ['compact', compactForm],
])('%s labels never overlap, whatever the scores and names', (_, form) => {
  fc.assert(
    fc.property(board, (columns) => {
      const rects = placeLabels(columns, placeColumns(columns), form).map((label) => rect(label, form))
      for (const [i, a] of rects.entries()) {
        for (const b of rects.slice(i + 1)) {
          expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
        }
      }
    }),
  )
})

test.each([
  ['wide', wideForm],
  ['compact', compactForm],
])('%s labels stay in the picture', (_, form) => {
  fc.assert(
    fc.property(board, (columns) => {
      for (const label of placeLabels(columns, placeColumns(columns), form)) {
        const { left, right, top } = rect(label, form)
        expect(left).toBeGreaterThanOrEqual(form.edge - 0.01)
        expect(right).toBeLessThanOrEqual(WIDTH - form.edge + 0.01)
        expect(top).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('text is 13 px or more on a picture of 300 px', () => {
  expect((compactForm.fontSize * 300) / WIDTH).toBeGreaterThanOrEqual(13)
})
