import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openApi, type TestApi } from '../../harness.ts'

/** Delays the result of the next statement that matches, so that it is outdated when it arrives. */
function holdNext(api: TestApi, kind: RegExp) {
  const raw = api.platform.database.raw as { query: (...args: unknown[]) => Promise<unknown> }
  const read = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const query = raw.query
  raw.query = async (...args) => {
    const answer = query.apply(raw, args)
    const [statement] = args as [string | { text: string }]
    if (!kind.test(typeof statement === 'string' ? statement : statement.text)) return answer
    raw.query = query
    await answer
    read.resolve()
    await gate.promise
    return answer
  }
  return { read: read.promise, letGo: gate.resolve }
}

describe.each(engines)('a session that ends while it is being read on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  it('is not cached', async () => {
    const visitor = await api.signIn(await api.person())
    const me = () => visitor.send(refs.currentUser, {})
    const held = holdNext(api, /from "sessions"/)
    const underWay = me()
    await held.read
    expect(await visitor.send(refs.logout, {})).toEqual({ signedOut: true })
    held.letGo()
    await underWay
    expect(await me()).toBeNull()
  })
})
