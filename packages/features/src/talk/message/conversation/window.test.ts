import { messagesFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Page, readNewest, type Window, withNewest, withOlder } from './window.ts'

const { list: sample, conversation } = messagesFixture()
const rowOf = (id: number) => {
  if (!sample[0]) throw new Error('the fixture has no messages')
  return { ...sample[0], id, content: `${id}` }
}

/** A fake server with messages of the given ids, which returns pages of `size`. */
const server =
  (ids: readonly number[], size: number) =>
  async (before?: number): Promise<Page> => {
    const found = ids.filter((id) => before === undefined || id < before).toSorted((a, b) => b - a)
    const page = found.slice(0, size)
    return { list: page.map(rowOf), next: found.length > size ? (page.at(-1) ?? null) : null, conversation }
  }

const idsOf = ({ list }: Window) => list.map(({ id }) => id)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test('a new message extends the window: its oldest message stays', async () => {
  const old = server(range(1, 60), 20)
  const window = withOlder(await readNewest(old, undefined), await old(41))
  expect(idsOf(window)).toEqual(range(21, 60).toReversed())
  const grown = withNewest(window, await readNewest(server(range(1, 61), 20), 60))
  expect(idsOf(grown)).toEqual(range(21, 61).toReversed())
  expect(grown.next).toBe(21)
  expect(grown.list[1]).toBe(window.list[0])
})

test('messages that arrived during a long absence leave no gap', async () => {
  const window = await server(range(1, 60), 20)()
  const grown = withNewest(window, await readNewest(server(range(1, 130), 20), 60))
  expect(idsOf(grown)).toEqual(range(41, 130).toReversed())
})

test('a message that was removed elsewhere is dropped', async () => {
  const window = await server(range(1, 60), 20)()
  const ids = range(1, 60).filter((id) => id !== 55)
  expect(idsOf(withNewest(window, await readNewest(server(ids, 20), 60)))).not.toContain(55)
})

test('after any sends, removals and scrolls, the window has no gap and no duplicates', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 30 }),
      fc.array(fc.oneof(fc.constantFrom('older', 'refresh'), fc.nat(12), fc.record({ removed: fc.nat(40) }))),
      async (before, steps) => {
        let ids = range(1, before)
        let top = before
        let window = await server(ids, 5)()
        for (const step of steps) {
          if (typeof step === 'number') {
            ids = [...ids, ...range(top + 1, top + step)]
            top += step
          } else if (typeof step === 'object') {
            // the page drops its own removals at once; those of other tabs disappear at the next refresh
            ids = ids.filter((id) => id !== step.removed)
            window = { ...window, list: window.list.filter(({ id }) => id !== step.removed) }
          } else if (step === 'older') {
            if (window.next !== null) window = withOlder(window, await server(ids, 5)(window.next))
          } else window = withNewest(window, await readNewest(server(ids, 5), window.list[0]?.id))
        }
        window = withNewest(window, await readNewest(server(ids, 5), window.list[0]?.id))
        const shown = idsOf(window)
        const from = window.next === null ? 0 : (shown.at(-1) ?? 0)
        expect(shown).toEqual(ids.filter((id) => id >= from).toSorted((a, b) => b - a))
      },
    ),
  )
})
