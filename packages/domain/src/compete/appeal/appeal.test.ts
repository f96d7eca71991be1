import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appealProblem, appealRefusal, appealText, caseEvents, MAX_APPEAL } from './appeal.ts'
import { redactEvidence } from './evidence.ts'
import { appealContentType, appealFileType } from './file.ts'

describe('the content of an appeal', () => {
  test.each(['', '  ', '\n\n', '\u200b\u00ad'])('%j is empty', (text) => {
    expect(appealProblem(text)).toBe('appealEmpty')
  })

  test('has at most the allowed number of code points, counted as it is stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), fc.nat(80), (part, times) => {
        const text = part.repeat(times)
        const problem = appealProblem(text)
        const stored = appealText(text)
        expect(problem === 'appealTooLong').toBe([...stored].length > MAX_APPEAL)
        expect(problem === 'appealEmpty').toBe(stored === '')
        if (problem === null) expect(appealText(stored)).toBe(stored)
      }),
    )
    expect(appealProblem('🌊'.repeat(MAX_APPEAL))).toBeNull()
    expect(appealProblem(`${'🌊'.repeat(MAX_APPEAL)}.`)).toBe('appealTooLong')
    expect(appealProblem('a\0')).toBe('appealForbidden')
  })

  test('is taken once for each flag that stands', () => {
    expect(appealRefusal({ flagged: true, appealed: false })).toBeNull()
    expect(appealRefusal({ flagged: true, appealed: true })).toBe('appealSent')
    expect(appealRefusal({ flagged: false, appealed: true })).toBe('nothingToAppeal')
  })
})

test('a time line is in order, and ends with the awaited answer while the case is open', () => {
  const instant = fc.integer({ min: 0, max: 1e6 })
  const steps = fc.tuple(instant, instant, instant, instant)
  fc.assert(
    fc.property(steps, fc.boolean(), fc.boolean(), fc.boolean(), (gaps, sent, answered, accepted) => {
      const [at, sentAt, answeredAt, endedAt] = gaps.map((_, i) => gaps.slice(0, i + 1).reduce((a, b) => a + b, 0))
      const isAnswered = sent && answered
      const events = caseEvents({
        flag: { status: 2, at: at ?? 0, endedAt: isAnswered && accepted ? (endedAt ?? 0) : null },
        appeal: sent
          ? {
              sentAt: sentAt ?? 0,
              answeredAt: isAnswered ? (answeredAt ?? 0) : null,
              accepted: isAnswered ? accepted : null,
            }
          : null,
      })
      const times = events.flatMap((event) => event.at ?? [])
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(events[0]?.kind).toBe('banned')
      expect(events.at(-1)?.kind === 'waiting').toBe(sent && !isAnswered)
      expect(events.filter(({ at: when }) => when === null)).toHaveLength(sent && !isAnswered ? 1 : 0)
      expect(events.some(({ kind }) => kind === 'cleared' || kind === 'unbanned')).toBe(false)
    }),
  )
  const cleared = caseEvents({ flag: { status: 1, at: 1, endedAt: 2 }, appeal: null })
  expect(cleared.map(({ kind }) => kind)).toEqual(['flagged', 'cleared'])
  const unbanned = caseEvents({ flag: { status: 2, at: 1, endedAt: 2 }, appeal: null })
  expect(unbanned.map(({ kind }) => kind)).toEqual(['banned', 'unbanned'])
})

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the file of an appeal', () => {
  const samples: [name: string, content: Uint8Array, type: string | null][] = [
    ['notes.pdf', bytes('%PDF-1.7\n1 0 obj\n%%EOF\n'), 'pdf'],
    ['notes.pdf', bytes('<!doctype html><script>alert(1)</script>'), null],
    ['notes.pdf', bytes('%PDF-1.7 cut off'), null],
    ['notes.txt', bytes('%PDF-1.7\n%%EOF'), null],
    ['shot.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'png'],
    ['shot.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    ['shot.png', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), null],
    ['bomb.zip', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0]), null],
    ['bomb.txt', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0]), null],
    ['log.txt', bytes('训练日志\r\n第 1 轮\t0.81\n'), 'text'],
    ['log.exe', bytes('text'), null],
    ['empty.txt', new Uint8Array(), null],
  ]
  test.each(samples)('%s is judged by name and content', (name, content, type) => {
    expect(appealFileType(name, content)).toBe(type)
  })

  test('is text only where every byte decodes and none is a control character', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (content) => {
        if (appealContentType(content) !== 'text') return
        const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
        expect(/[^\P{Cc}\t\n\f\r\u0080-\u009f]/u.test(text)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('evidence', () => {
  test('hides who else is concerned, and keeps what the team must answer', () => {
    const text =
      'Team 海雾实验 sent the same 1,204 lines from 203.0.113.7 and 2001:db8:0:1::7 (a.b@example.com, 138 0000 0000).'
    const shown = redactEvidence(text, ['海雾实验', 'x'])
    expect(shown).toContain('the same 1,204 lines from 203.')
    for (const secret of ['海雾实验', '113.7', 'db8', 'example', '0000']) expect(shown).not.toContain(secret)
    expect(redactEvidence('提交于 2026-11-20 21:14，得分 0.812345678。')).toBe(
      '提交于 2026-11-20 21:14，得分 0.812345678。',
    )
  })

  test('never shows a given name again, whatever its signs', () => {
    const text = fc.string().map((any) => any.replaceAll('*', '#'))
    const name = text.filter((any) => any.trim().length >= 2)
    fc.assert(
      fc.property(text, name, text, (before, inside, after) => {
        const shown = redactEvidence(`${before} ${inside} ${after}`, [inside])
        expect(shown.toLowerCase().includes(`*${inside}`.toLowerCase())).toBe(false)
        expect(redactEvidence(shown, [])).not.toMatch(/[\w.]+@[\w-]+\.[\w]+/)
      }),
    )
  })
})
