import { refs } from '@shulei/contract/refs.ts'
import { expect, test, vi } from 'vitest'
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
