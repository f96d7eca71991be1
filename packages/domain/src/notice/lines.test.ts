import { expect, test } from 'vitest'
import { type NoticeEvent, wordsOf } from './lines.ts'

const scored = (score: number | null, gain?: number | null) => {
  const facts = {
    competitionId: 1,
    competition: { cn: '潮', en: 'Tide' },
    no: 3,
    score,
    ...(gain !== undefined && { gain }),
  }
  const event: NoticeEvent = { kind: 'scored', facts }
  const { name, words } = wordsOf(event, 'en-US')
  return [name, words.score, words.gap]
}

test('a scored submission is told beside the best of its team, a first, hidden or older one without it', () => {
  expect(scored(0.890482, 0.890482 - 0.890314)).toEqual(['scoredBest', '0.890482', '0.000168'])
  expect(scored(0.5, -0.25)).toEqual(['scoredShort', '0.5', '0.25'])
  expect(scored(0.5, 0)).toEqual(['scoredEqual', '0.5', '0'])
  expect(scored(0.5, null)[0]).toBe('scored')
  expect(scored(0.5)[0]).toBe('scored')
  expect(scored(null)[0]).toBe('scoredHidden')
})
