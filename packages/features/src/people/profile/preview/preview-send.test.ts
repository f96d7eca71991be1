import type { Send } from '@shulei/client/send.ts'
import { refs } from '@shulei/contract/refs.ts'
import { expect, test, vi } from 'vitest'
import { previewSend } from './preview-send.ts'

test('the calls of a profile carry the reader of the preview, and no other call does', async () => {
  const send = vi.fn(async () => ({})) as unknown as Send
  const seen = previewSend(send, 'mutual')
  await seen(refs.userProfile, { params: { id: 7 } })
  expect(send).toHaveBeenLastCalledWith(refs.userProfile, { params: { id: 7 }, query: { as: 'mutual' } }, undefined)
  await seen(refs.followers, { params: { id: 7 }, query: { pageSize: 20 } })
  expect(send).toHaveBeenLastCalledWith(
    refs.followers,
    { params: { id: 7 }, query: { pageSize: 20, as: 'mutual' } },
    undefined,
  )
  await seen(refs.currentUser, {})
  expect(send).toHaveBeenLastCalledWith(refs.currentUser, {}, undefined)
})
