import { refs } from '@shulei/contract/refs.ts'
import { expect, test, vi } from 'vitest'
import { failureText } from './call-error.ts'
import { createClient } from './client.ts'

const envelope = () => Response.json({ status: 'e200', data: null })

test('waits 60 s for a credential, 30 s for other calls, and as long as the caller says', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const send = createClient({ base: 'http://localhost', fetch: async () => envelope() })
  await send(refs.competitionCredential, { query: { cmp: 1001 } })
  await send(refs.currentUser, {})
  await send(refs.competitionCredential, { query: { cmp: 1001 } }, { timeout: 5 })
  expect(timeout.mock.calls).toEqual([[60_000], [30_000], [5]])
  timeout.mockRestore()
})

test.each([
  ['no body', null],
  ['a body of something before the server', '{"status":500,"error":"Internal Server Error"}'],
  ['an envelope without a message', '{"status":"e500","errno":"e50000","data":null}'],
  ['an envelope with an empty message', '{"status":"e500","errno":"e50000","data":null,"message":""}'],
])('a failure with %s has words of the page', async (_, body) => {
  const send = createClient({
    base: 'http://localhost',
    retries: false,
    fetch: async () => new Response(body, { status: 500 }),
  })
  const error = await send(refs.currentUser, {}).catch((caught: unknown) => caught)
  expect(failureText(error, '没有成功，请稍后重试。')).toBe('没有成功，请稍后重试。')
  // the page of an error shows the message as it is
  expect(error).toMatchObject({ http: 500, message: '' })
})
