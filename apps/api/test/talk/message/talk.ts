import { refs } from '@shulei/contract/refs.ts'
import type { TestApi } from '../../harness.ts'

/** Sends a text from a person to others. */
export const say = async (api: TestApi, from: { id: number }, to: readonly { id: number }[], content: string) =>
  (await api.as(from).send(refs.sendMessage, { body: { receivers: to.map(({ id }) => id), content } })).messages

/** A person's view of their conversation with another. */
export const thread = (api: TestApi, reader: { id: number }, participator: number, query: object = {}) =>
  api.as(reader).send(refs.inboxMessages, { query: { participator, ...query } })
