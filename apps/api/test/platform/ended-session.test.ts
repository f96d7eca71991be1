import { existsSync, readdirSync } from 'node:fs'
import { allCalls } from '@shulei/contract/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionsOf } from '../../src/modules/base/session/session.service.ts'
import { sessions } from '../../src/modules/base/session/tables.ts'
import { uploadFolder } from '../../src/platform/http/form-call.ts'
import { addCompetition } from '../compete/competition/add-competition.ts'
import { oneEngine, openApi, type TestApi } from '../harness.ts'

/** All calls of signed-in people that receive files, but for results, which only teams send: `bad-forms.test.ts` ends their session. */
const forms = allCalls.flatMap(({ name, call }) =>
  name !== 'submitResult' && call.auth === 'user' && call.form?.files.length
    ? [{ name, call, file: call.form.files[0] as string }]
    : [],
)

describe.each(oneEngine)('a session that ends while a file arrives, on $name', (engine) => {
  let api: TestApi
  let competition: number
  beforeAll(async () => {
    api = await openApi(engine)
    competition = await addCompetition(api)
  })
  afterAll(() => api.close())

  const arrived = () => {
    const folder = uploadFolder(api.platform)
    return existsSync(folder) ? readdirSync(folder).length : 0
  }

  test('is that of every call with a file', () => expect(forms.length).toBeGreaterThan(8))

  test.each(forms)('ends $name with 401, and leaves nothing', async ({ call, file }) => {
    const [person, partner] = [await api.person(), await api.person()]
    const id = call.path.includes('/partners/') ? partner.id : competition
    const { cookie } = await api.signIn(person)
    const goOn = Promise.withResolvers<void>()
    const body = new ReadableStream({
      async start(controller) {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        send(`--b\r\ncontent-disposition: form-data; name="${file}"; filename="a.png"\r\n\r\nhalf`)
        await goOn.promise
        send('whole\r\n--b--\r\n')
        controller.close()
      },
    })
    const sent = api.request(pathOf(call, { id } as never), {
      method: call.method,
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=b' },
      body,
      ...({ duplex: 'half' } as object),
    })
    await expect.poll(arrived, { timeout: 10_000, interval: 5 }).toBe(1)
    await api.platform.db.delete(sessions).where(eq(sessions.userId, person.id))
    sessionsOf(api.platform).forget()
    goOn.resolve()
    const answer = await sent
    expect([answer.status, await answer.json()]).toMatchObject([401, { errno: 'e40100' }])
    expect(arrived()).toBe(0)
  })
})
