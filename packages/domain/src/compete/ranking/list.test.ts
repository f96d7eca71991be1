import { expect, test } from 'vitest'
import { listSpan, stageAt } from '../competition/schedule.ts'
import { listOfStage } from './list.ts'

test('a stage belongs to the list that accepts submissions in it', () => {
  const schedule = {
    ...{ id: 1, title: '', sort: 0, startTime: 0, endTime: 40, maxSubmitCount: 1, maxErrorSubmitCount: 0 },
    ...{ listAStartTime: 0, listAEndTime: 10, listBStartTime: 20, listBEndTime: 30 },
  }
  for (const list of ['A', 'B'] as const) {
    const opensAt = listSpan(schedule, list)?.start ?? Number.NaN
    expect(listOfStage(stageAt(schedule, opensAt))).toBe(list)
  }
  expect(listOfStage(null)).toBe('A')
})
