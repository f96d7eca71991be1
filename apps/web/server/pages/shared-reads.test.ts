import type { Send } from '@shulei/client/send.ts'
import { refs } from '@shulei/contract/refs.ts'
import { expect, test, vi } from 'vitest'
import { openSharedReads } from './shared-reads.ts'

const open = (keepMs = 60_000) => openSharedReads({ keepMs, max: 100 })
const answering = (answer: () => unknown) => vi.fn(async () => answer())
const list = (send: unknown, page: number) => (send as Send)(refs.competitionList, { query: { page } } as never)

test('equal calls in one language share one request, also shortly after it', async () => {
  const reads = open()
  let asked = 0
  const send = answering(() => ++asked)
  const chinese = reads('zh-CN', send as never)
  expect(await Promise.all([list(chinese, 1), list(chinese, 1)])).toEqual([1, 1])
  expect(await list(reads('zh-CN', send as never), 1)).toBe(1)
  expect(await list(chinese, 2)).toBe(2)
  expect(await list(reads('en-US', send as never), 1)).toBe(3)
  expect(send).toHaveBeenCalledTimes(3)
})

test('a cached answer expires', async () => {
  const reads = open(100)
  const send = answering(() => performance.now())
  const first = await list(reads('zh-CN', send as never), 1)
  await new Promise((done) => setTimeout(done, 150))
  expect(await list(reads('zh-CN', send as never), 1)).not.toBe(first)
})

test('a refusal is not cached', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here')
  const chinese = open()('zh-CN', send as never)
  await expect(list(chinese, 1)).rejects.toThrow('away')
  expect(await list(chinese, 1)).toBe('here')
})

test('a write is sent each time', async () => {
  const send = answering(() => null)
  const chinese = open()('zh-CN', send as never)
  for (let i = 0; i < 2; i++) await chinese(refs.signUp, { params: { id: 1 }, body: {} } as never)
  expect(send).toHaveBeenCalledTimes(2)
})
