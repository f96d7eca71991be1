import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Choices, createSaver } from './saver.ts'

const keys = ['follow', 'like', 'save'] as const
type Key = (typeof keys)[number]
const allOn: Choices<Key> = { follow: true, like: true, save: true }

/** A fake server that stores the last sent list; the test completes each request. */
function slowServer() {
  let list = allOn
  const open: { end: (isTaken: boolean) => void }[] = []
  let most = 0
  return {
    list: () => list,
    open,
    most: () => most,
    save: ({ key, isOn }: { key: Key; isOn: boolean }, stored: Choices<Key>) =>
      new Promise<Choices<Key>>((resolve, reject) => {
        open.push({
          end(isTaken) {
            if (!isTaken) return reject(new Error('refused'))
            list = { ...stored, [key]: isOn }
            resolve(list)
          },
        })
        most = Math.max(most, open.length)
      }),
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('choose' as const), key: fc.constantFrom(...keys), isOn: fc.boolean() }),
    fc.record({ do: fc.constant('answer' as const), isTaken: fc.boolean() }),
  ),
  { maxLength: 24 },
)

test('with any choices and delays, every shown value is stored or reported as failed', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const server = slowServer()
      const saver = createSaver(allOn, server.save)
      const last: Partial<Record<Key, boolean>> = {}
      for (const step of all) {
        if (step.do === 'choose') {
          saver.choose(step.key, step.isOn)
          last[step.key] = step.isOn
          expect(saver.now().shown[step.key]).toBe(step.isOn)
        } else {
          server.open.shift()?.end(step.isTaken)
          await pause()
        }
      }
      for (let next = server.open.shift(); next; next = server.open.shift()) {
        next.end(true)
        await pause()
      }
      const { shown, failed } = saver.now()
      expect(server.most()).toBeLessThanOrEqual(1)
      expect(shown).toEqual(server.list())
      for (const key of keys) {
        if (failed[key]) expect(failed[key].isOn).toBe(last[key])
        else expect(shown[key]).toBe(last[key] ?? true)
      }
    }),
    { numRuns: 200 },
  )
})

test('`isSaved` is true only when all choices are stored', async () => {
  const server = slowServer()
  const saver = createSaver(allOn, server.save)
  const told: boolean[] = []
  saver.subscribe(() => told.push(saver.now().isSaved))
  saver.choose('follow', false)
  saver.choose('like', false)
  server.open.shift()?.end(true)
  await pause()
  server.open.shift()?.end(true)
  await pause()
  expect(told).toEqual([false, false, false, true])
})

test('a refused choice is reverted, and a retry stores it', async () => {
  const server = slowServer()
  const saver = createSaver(allOn, server.save)
  saver.choose('like', false)
  server.open.shift()?.end(false)
  await pause()
  expect(saver.now()).toMatchObject({ shown: allOn, failed: { like: { isOn: false } }, isSaved: false })
  saver.choose('like', false)
  expect(saver.now().failed).toEqual({})
  server.open.shift()?.end(true)
  await pause()
  expect(saver.now()).toEqual({ shown: { ...allOn, like: false }, failed: {}, isSaved: true })
})

test('values of another tab are adopted, except while a choice is being stored', async () => {
  const server = slowServer()
  const saver = createSaver(allOn, server.save)
  saver.follow({ ...allOn, save: false })
  expect(saver.now().shown.save).toBe(false)
  saver.choose('follow', false)
  saver.follow(allOn)
  expect(saver.now().shown).toEqual({ follow: false, like: true, save: false })
})
