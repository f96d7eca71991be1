import { expect, test } from 'vitest'
import { calendarAddress } from './calendar.ts'

const start = Date.parse('2026-11-25T10:00:00+08:00')
const end = Date.parse('2026-12-12T23:59:59+08:00')

function calendar(title: string) {
  const address = calendarAddress(
    [
      { kind: 'b', start, end, title: '初赛 · B 榜', lines: [] },
      { kind: 'gap', start, end, title: '换榜', lines: [] },
    ],
    { title, id: 7, url: 'https://shulei.example/competitions/7', made: start },
  )
  return decodeURIComponent(address.slice(address.indexOf(',') + 1)).split('\r\n')
}

test('a stage is an event in UTC with an alarm a day before its end; a pause makes no event', () => {
  const lines = calendar('浪高')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines).toContain('DTSTART:20261125T020000Z')
  expect(lines).toContain('DTEND:20261212T155959Z')
  expect(lines).toContain('TRIGGER;RELATED=END:-P1D')
})

test('no line is longer than 75 octets, and unfolding restores the text', () => {
  const title = '面向近海浮标短临观测的多源融合，有效波高; 六小时逐时预报\\挑战赛,'.repeat(3)
  const lines = calendar(title)
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '')
  expect(unfolded).toContain(title.replace(/[\\;,]/g, (sign) => `\\${sign}`))
})
