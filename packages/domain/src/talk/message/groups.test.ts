import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE } from '../../base/time/instant.ts'
import { GROUP_PAUSE, type Line, placesOf } from './groups.ts'

const dayOf = (at: string) => at.slice(0, 10)
const noon = Date.parse('2026-11-21T12:00:00Z')
const line = (mine: boolean, minutes: number): Line => ({
  mine,
  at: new Date(noon + minutes * MINUTE).toISOString(),
})

test('messages of one person in quick succession form one group, with one name and one time', () => {
  expect(placesOf([line(true, 0), line(true, 1), line(true, 2), line(false, 3)], dayOf)).toEqual([
    { opensDay: true, opensGroup: true, closesGroup: false },
    { opensDay: false, opensGroup: false, closesGroup: false },
    { opensDay: false, opensGroup: false, closesGroup: true },
    { opensDay: false, opensGroup: true, closesGroup: true },
  ])
})

test('a pause of more than five minutes, another day or a divider starts a new group', () => {
  const opens = (lines: Line[], breaks?: (line: Line) => boolean) =>
    placesOf(lines, dayOf, breaks).map(({ opensGroup }) => opensGroup)
  expect(opens([line(true, 0), line(true, 5), line(true, 10.1)])).toEqual([true, false, true])
  expect(opens([line(true, 719), line(true, 721)])).toEqual([true, true])
  const second = line(true, 1)
  expect(opens([line(true, 0), second], (one) => one === second)).toEqual([true, true])
})

const lines = fc
  .array(fc.record({ mine: fc.boolean(), gap: fc.integer({ min: 0, max: 400 }) }), { maxLength: 40 })
  .map((rows) => {
    let minutes = 0
    return rows.map(({ mine, gap }) => {
      minutes += gap / 10
      return line(mine, minutes)
    })
  })

test('each group has one sender, one day and no long pause, and each day opens once', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const places = placesOf(all, dayOf)
      expect(places).toHaveLength(all.length)
      expect(places.filter(({ opensDay }) => opensDay)).toHaveLength(new Set(all.map(({ at }) => dayOf(at))).size)
      const count = (what: 'opensGroup' | 'closesGroup') => places.filter((place) => place[what]).length
      expect(count('opensGroup')).toBe(count('closesGroup'))
      all.forEach((one, index) => {
        const before = all[index - 1]
        if (!before || places[index]?.opensGroup) return
        expect(before.mine).toBe(one.mine)
        expect(dayOf(before.at)).toBe(dayOf(one.at))
        expect(Date.parse(one.at) - Date.parse(before.at)).toBeLessThanOrEqual(GROUP_PAUSE)
        expect(places[index - 1]?.closesGroup).toBe(false)
      })
    }),
  )
})
