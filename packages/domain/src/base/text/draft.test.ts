import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, conflictIn, type Draft, noDraft, restored, settled, withoutSent } from './draft.ts'

const names = ['one', 'two'] as const
type Name = (typeof names)[number]
type Values = Record<Name, string>

/** A page with the form: what it knows to be stored, its draft, and a save whose answer is under way. */
interface Page {
  saved: Values
  draft: Draft<Values>
  sent: { values: Partial<Values>; saved: Values } | null
  /** Stored values that its person has had before their eyes. */
  seen: Set<string>
  /** The latest text that the person of the page has typed, by field. */
  last: Partial<Values>
  /** Values that its person has given up for stored ones. */
  givenUp: Set<string>
}

const acts = ['type', 'send', 'answer', 'reload', 'mine', 'theirs'] as const
const steps = fc.array(
  fc.record({ page: fc.constantFrom(0, 1), act: fc.constantFrom(...acts), name: fc.constantFrom(...names) }),
  { maxLength: 40, size: 'max' },
)

/** Pages with one form in front of a server that refuses every write upon older values. */
function play(all: readonly { page: number; act: (typeof acts)[number]; name: Name }[]) {
  let server: Values = { one: 'one-0', two: 'two-0' }
  const written = new Set(Object.values(server))
  const overwritten: { by: Page; value: string }[] = []
  const lost: string[] = []
  const look = (page: Page) => {
    for (const name of names) {
      const isShown = page.draft.typed[name] === undefined || conflictIn(page.draft, page.saved)?.theirs[name]
      if (isShown) page.seen.add(page.saved[name])
    }
  }
  const pages = [0, 1].map((): Page => {
    const [seen, givenUp] = [new Set<string>(), new Set<string>()]
    const page = { saved: server, draft: noDraft, sent: null, seen, last: {}, givenUp }
    look(page)
    return page
  })
  const run = (page: Page, act: (typeof acts)[number], name: Name, at: number) => {
    const { draft, saved } = page
    const conflict = conflictIn(draft, saved)
    if (act === 'type') {
      const value = `${name}-${at + 1}`
      page.last[name] = value
      page.draft = changed(draft, { [name]: value }, saved)
    }
    if (act === 'send' && !page.sent && !conflict) {
      const stale = names.some((one) => draft.typed[one] !== undefined && draft.base[one] !== server[one])
      if (stale) page.saved = server
      else {
        for (const one of names) if (draft.typed[one] !== undefined) overwritten.push({ by: page, value: server[one] })
        server = { ...server, ...draft.typed }
        for (const value of Object.values(server)) written.add(value)
        page.sent = { values: draft.typed, saved }
        for (const value of Object.values(draft.typed)) page.seen.add(value)
      }
    }
    if (act === 'answer' && page.sent) {
      page.saved = { ...saved, ...page.sent.values }
      page.draft = withoutSent(draft, page.sent.values, page.sent.saved)
      page.sent = null
    }
    if (act === 'reload') {
      page.saved = server
      page.sent = null
      page.draft = restored(noDraft, draft, server)
    }
    if (conflict && (act === 'mine' || act === 'theirs')) {
      if (act === 'theirs') for (const value of Object.values(conflict.mine)) page.givenUp.add(value)
      page.draft = settled(draft, act === 'mine' ? conflict.mine : conflict.theirs, saved)
    }
    look(page)
    for (const one of names) {
      const value = page.last[one]
      if (value === undefined || page.draft.typed[one] === value) continue
      if (!written.has(value) && !page.givenUp.has(value)) lost.push(value)
    }
  }
  for (const [at, { page, act, name }] of all.entries()) run(pages[page] as Page, act, name, at)
  return { overwritten, lost }
}

test('lets no page overwrite a stored value that its person has not seen', () => {
  fc.assert(
    fc.property(steps, (all) => {
      for (const { by, value } of play(all).overwritten) expect([...by.seen]).toContain(value)
    }),
    { numRuns: 2000 },
  )
})

test('loses nothing that was typed last: the form has it, the server had it, or its person gave it up', () => {
  fc.assert(
    fc.property(steps, (all) => {
      expect(play(all).lost).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('shows after a save what was typed during it, even the earlier value', () => {
  const value = fc.constantFrom('a', 'b', 'c')
  const values = fc.record({ one: value, two: value })
  const patches = fc.array(
    fc.oneof(
      value.map((one) => ({ one })),
      value.map((two) => ({ two })),
    ),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(values, patches, patches, (saved, before, during) => {
      const type = (draft: Draft<Values>, patch: Partial<Values>) => changed(draft, patch, saved)
      const { typed: sent, ...rest } = before.reduce(type, noDraft as Draft<Values>)
      const typed = during.reduce(type, { typed: sent, ...rest })
      const after = withoutSent(typed, sent, saved)
      expect({ ...saved, ...sent, ...after.typed }).toEqual({ ...saved, ...typed.typed })
      expect(conflictIn(after, { ...saved, ...sent })).toBeNull()
    }),
  )
})

test('asks about a draft of an older release, which does not say upon what it was typed', () => {
  const draft = restored<{ one: string }>(noDraft, { typed: { one: 'mine' }, base: {} }, { one: 'stored' })
  expect(conflictIn(draft, { one: 'stored' })?.theirs).toEqual({ one: 'stored' })
  expect(conflictIn(draft, { one: '' })).toBeNull()
})
