import { expect, test } from 'vitest'
import { oneEngine, openApi } from '../harness.ts'

test.each(oneEngine)('programs find where to report a weakness and to change a password on $name', async (engine) => {
  const api = await openApi(engine, { env: { SECURITY_CONTACT: 'mailto:security@example.com' } })
  const answer = await api.request('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]),
  )
  expect(fields).toEqual({
    Contact: 'mailto:security@example.com',
    Expires: expect.stringMatching(/^\d{4}-.+Z$/),
    'Preferred-Languages': 'zh, en',
    Canonical: 'http://localhost:3000/.well-known/security.txt',
  })
  const ahead = Date.parse(fields.Expires ?? '') - api.clock.now()
  expect(ahead).toBeGreaterThan(0)
  expect(ahead).toBeLessThan(365 * 86_400_000)
  const change = await api.request('/.well-known/change-password', { headers: { cookie: 'lang=en-US' } })
  expect([change.status, change.headers.get('location')]).toEqual([302, 'http://localhost:3000/sso/en-us/password'])
  await api.close()
})

test.each(oneEngine)('without a contact of the operator the help page stands there, on $name', async (engine) => {
  const api = await openApi(engine)
  expect(await (await api.request('/.well-known/security.txt')).text()).toContain(
    'Contact: http://localhost:3000/help\n',
  )
  await api.close()
})
