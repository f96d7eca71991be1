import { expect, test } from 'vitest'
import type { TimeRange } from '../TimeRuler/layout.ts'
import { scheduleLabels } from './scheduleLabels.ts'

const range: TimeRange = [0, 100]
const stage = (start: number, title: string, kind: 'a' | 'gap' = 'a') => ({
  kind,
  start,
  end: start + 5,
  title,
  lines: [],
})

test('labels start with their bars when there is room', () => {
  expect(scheduleLabels([stage(0, '报名'), stage(24, '初赛'), stage(64, 'B 榜')], range, 600)).toEqual([
    { start: 0, row: 0 },
    { start: 24, row: 0 },
    { start: 64, row: 0 },
  ])
})

test('labels that would touch push each other apart and stay on the ruler', () => {
  const [first, second, third] = scheduleLabels(
    [stage(90, '初赛第一阶段'), stage(92, '复赛'), stage(99, '决赛')],
    range,
    600,
  )!
  expect(second!.start - first!.start).toBeGreaterThanOrEqual(((6 * 14 + 16) / 600) * 100 - 0.01)
  expect(third!.start + (2 * 14 * 100) / 600).toBeLessThanOrEqual(100.01)
})

test('returns no label for a gap', () => {
  expect(scheduleLabels([stage(0, '报名'), stage(40, '换数据', 'gap'), stage(60, 'B 榜')], range, 600)).toEqual([
    { start: 0, row: 0 },
    null,
    { start: 60, row: 0 },
  ])
})

test('labels that do not fit side by side alternate between two rows', () => {
  const dates = (start: number) => ({ ...stage(start, '初赛'), lines: ['11/08 10:00 – 11/28 23:59'] })
  const places = scheduleLabels([dates(0), dates(20), dates(70), dates(86)], range, 600)!
  expect(places.map((place) => place?.row)).toEqual([0, 1, 0, 1])
  // with a row of its own each label can stand nearer to its bar
  expect(places[1]?.start).toBe(20)
})

test('returns null when the labels do not fit on two rows', () => {
  const stages = Array.from({ length: 9 }, (_, i) => stage(i * 10, '一个很长的阶段名字'))
  expect(scheduleLabels(stages, range, 600)).toBeNull()
})
