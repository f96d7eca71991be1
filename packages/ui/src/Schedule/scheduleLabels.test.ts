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

test('labels with room start with their bars', () => {
  expect(scheduleLabels([stage(0, '报名'), stage(24, '初赛'), stage(64, 'B 榜')], range, 600)).toEqual([0, 24, 64])
})

test('labels that would touch push each other apart and stay on the ruler', () => {
  const [first, second, third] = scheduleLabels(
    [stage(90, '初赛第一阶段'), stage(92, '复赛'), stage(99, '决赛')],
    range,
    600,
  )!
  expect(second! - first!).toBeGreaterThanOrEqual(((6 * 14 + 16) / 600) * 100 - 0.01)
  expect(third! + (2 * 14 * 100) / 600).toBeLessThanOrEqual(100.01)
})

test('a gap has no label', () => {
  expect(scheduleLabels([stage(0, '报名'), stage(40, '换数据', 'gap'), stage(60, 'B 榜')], range, 600)).toEqual([
    0,
    null,
    60,
  ])
})

test('labels that cannot stand side by side are refused', () => {
  const stages = Array.from({ length: 9 }, (_, i) => stage(i * 10, '一个很长的阶段名字'))
  expect(scheduleLabels(stages, range, 600)).toBeNull()
})
