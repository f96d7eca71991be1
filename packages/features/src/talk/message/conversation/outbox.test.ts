import { CallError } from '@shulei/client/call-error.ts'
import { errors } from '@shulei/contract/errors.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOutbox, failureOf, type PictureMemory, parseUnsent, type UnsentMessage } from './outbox.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve))

/** An outbox whose deliveries the test completes one by one. */
function setUp(stored: string | null = null) {
  const box = { stored, pictures: { unsent: [] } as PictureMemory }
  const underWay: { message: UnsentMessage; arrive: () => void; fail: (error: unknown) => void }[] = []
  const outbox = createOutbox({
    read: () => box.stored,
    pictures: box.pictures,
    write: (text) => {
      box.stored = text
    },
    deliver: (message) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      underWay.push({ message, arrive: resolve, fail: reject })
      return promise
    },
  })
  return { box, outbox, underWay }
}

const message = (key: string) => ({ key, content: `text ${key}`, at: 1 })
const keysOf = (outbox: ReturnType<typeof createOutbox>) => outbox.get().unsent.map(({ key }) => key)
const refusal = new CallError({ message: '太频繁', http: 429, status: 'e429' })
const silence = new CallError({ message: 'Failed to fetch', http: 0 })

test('a second message waits until the first one is stored', async () => {
  const { outbox, underWay } = setUp()
  outbox.add(message('a'))
  outbox.add(message('b'))
  expect(underWay.map(({ message: { key } }) => key)).toEqual(['a'])
  expect(keysOf(outbox)).toEqual(['a', 'b'])
  underWay[0]?.arrive()
  await tick()
  expect(underWay.map(({ message: { key } }) => key)).toEqual(['a', 'b'])
  underWay[1]?.arrive()
  await tick()
  expect(keysOf(outbox)).toEqual([])
})

test('a refused message holds back the next one until it is retried, under the same key', async () => {
  const { outbox, underWay } = setUp()
  outbox.add(message('a'))
  outbox.add(message('b'))
  underWay[0]?.fail(refusal)
  await tick()
  expect(outbox.get().unsent.map(({ failure }) => failure)).toEqual([{ kind: 'refused', text: '太频繁' }, null])
  // the connection is back: a refused message is not retried automatically
  outbox.resume()
  await tick()
  expect(underWay).toHaveLength(1)
  outbox.retry('a')
  underWay[1]?.arrive()
  await tick()
  expect(underWay.map(({ message: { key } }) => key)).toEqual(['a', 'a', 'b'])
})

test('a message without an answer is sent when the connection is back', async () => {
  const { outbox, underWay } = setUp()
  outbox.add(message('a'))
  underWay[0]?.fail(silence)
  await tick()
  expect(outbox.get().unsent[0]?.failure).toEqual({ kind: 'unanswered' })
  outbox.resume()
  await tick()
  expect(underWay).toHaveLength(2)
})

test('a failed message can be taken back, and the next one is sent', async () => {
  const { outbox, underWay } = setUp()
  outbox.add(message('a'))
  outbox.add(message('b'))
  expect(outbox.takeBack('a')).toBeUndefined()
  underWay[0]?.fail(refusal)
  await tick()
  expect(outbox.takeBack('a')?.content).toBe('text a')
  expect(keysOf(outbox)).toEqual(['b'])
  expect(underWay.map(({ message: { key } }) => key)).toEqual(['a', 'b'])
})

test('messages survive a reload with their keys', async () => {
  const first = setUp()
  first.outbox.add(message('a'))
  first.outbox.add(message('b'))
  const { outbox, underWay } = setUp(first.box.stored)
  outbox.restore()
  expect(keysOf(outbox)).toEqual(['a', 'b'])
  outbox.resume()
  expect(underWay[0]?.message).toMatchObject({ key: 'a', content: 'text a' })
})

test('a message that another tab has sent is removed here, unless this tab is sending it', async () => {
  const { box, outbox, underWay } = setUp()
  outbox.add(message('a'))
  outbox.add(message('b'))
  box.stored = JSON.stringify([{ ...message('b'), failure: null }])
  outbox.restore()
  expect(keysOf(outbox)).toEqual(['a', 'b'])
  box.stored = null
  outbox.restore()
  expect(keysOf(outbox)).toEqual(['a'])
  underWay[0]?.arrive()
  await tick()
  expect(keysOf(outbox)).toEqual([])
})

test('in any order of writes and failures, messages arrive in order and once each', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('send', 'arrive', 'refuse', 'silence', 'resume', 'retry')),
      async (steps) => {
        const { outbox, underWay } = setUp()
        const written: string[] = []
        const arrived: string[] = []
        const settle = async (how: 'arrive' | 'refuse' | 'silence') => {
          const last = underWay.shift()
          if (!last) return
          if (how === 'arrive') arrived.push(last.message.key)
          if (how === 'arrive') last.arrive()
          else last.fail(how === 'refuse' ? refusal : silence)
          await tick()
        }
        for (const step of steps) {
          if (step === 'send') {
            const key = String(written.length)
            written.push(key)
            outbox.add(message(key))
          } else if (step === 'resume') outbox.resume()
          else if (step === 'retry') {
            const [head] = outbox.get().unsent
            if (head?.failure) outbox.retry(head.key)
          } else await settle(step)
        }
        expect(underWay.length).toBeLessThanOrEqual(1)
        expect([...arrived, ...keysOf(outbox)]).toEqual(written)
      },
    ),
    { numRuns: 60 },
  )
})

const picture = { file: new File(['x'], 'a.png'), url: 'blob:a', width: 2, height: 1 }

test('pictures wait in their order with texts, and are held in memory alone', async () => {
  const { box, outbox, underWay } = setUp()
  outbox.add({ ...message('a'), at: 1 })
  outbox.add({ key: 'p', content: '', picture, at: 2 })
  outbox.add({ ...message('b'), at: 3 })
  expect(parseUnsent(box.stored).map(({ key }) => key)).toEqual(['a', 'b'])
  underWay[0]?.fail(silence)
  await tick()
  // the reader opens another conversation and comes back
  const again = setUp(box.stored)
  again.box.pictures.unsent = box.pictures.unsent
  again.outbox.restore()
  expect(keysOf(again.outbox)).toEqual(['a', 'p', 'b'])
  again.outbox.resume()
  again.underWay[0]?.arrive()
  await tick()
  expect(again.underWay[1]?.message).toMatchObject({ key: 'p', picture })
  again.underWay[1]?.arrive()
  await tick()
  expect([keysOf(again.outbox), again.box.pictures.unsent]).toEqual([['b'], []])
})

test.each([null, '', 'null', '{}', '[1]', '[{"key":1}]', '{'])('%j holds no message', (text) => {
  expect(parseUnsent(text)).toEqual([])
})

test('an answer of a proxy between page and server counts as no answer, and that of a full server as a refusal', () => {
  expect(failureOf(new CallError({ message: '', http: 502 }))).toEqual({ kind: 'unanswered' })
  expect(
    failureOf(new CallError({ message: '存储空间不足', http: 507, status: 'e507', errno: errors.noSpace.errno })),
  ).toEqual({ kind: 'refused', text: '存储空间不足' })
  expect(failureOf(new CallError({ message: '请先登录。', http: 401, status: 'e401', errno: 'e40100' }))).toEqual({
    kind: 'loginFirst',
  })
})
