import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillKeys } from '../../../src/fill-keys.ts'
import { decide } from '../../../src/modules/people/identity/moderation.service.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { mainlandForm, newIdNumber, newPassport, overseasForm, paths, send, storedOf } from './forms.ts'

const AT_ONCE = 6
const INDEX = 'real_names_number_hash'

describe.each(engines)('one document number belongs to one account on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  const sendMainland = async (person: TestPerson, idNumber: string) =>
    send(await api.signIn(person), paths.mainland, await mainlandForm({ idNumber }))
  const refusalOf = (person: TestPerson) => decide(api.platform, 'real-name', person.id, { cn: '不清晰', en: '' })
  const statusOf = async (person: TestPerson) => {
    const { realNames, photos } = await storedOf(api, person)
    return realNames.map((row) => [row.id_card_status, row.failure_reason, photos.length])
  }

  test('refuses a number that is pending or passed for another account, in any spelling, and marks the field', async () => {
    const [first, second] = [await api.person(), await api.person()]
    const idNumber = newIdNumber()
    expect((await sendMainland(first, idNumber)).status).toBe(200)
    const spelt = ` ${idNumber.slice(0, 6)} ${idNumber.slice(6).toLowerCase()}`
    const refused = await sendMainland(second, spelt)
    expect(refused).toMatchObject({ status: 409, errno: 'e49019', data: { fields: ['idNumber'] } })
    expect(refused.message).toContain('另一个账号')
    expect(await storedOf(api, second)).toMatchObject({ realNames: [], photos: [] })
    await decide(api.platform, 'real-name', first.id, null)
    expect(await sendMainland(second, idNumber)).toMatchObject({ errno: 'e49019' })
  })

  test('treats a passport in the same way', async () => {
    const idNumber = newPassport()
    const [first, second] = await Promise.all([api.person(), api.person()].map(async (one) => api.signIn(await one)))
    expect((await send(first as never, paths.overseas, await overseasForm({ idNumber }))).status).toBe(200)
    expect(await send(second as never, paths.overseas, await overseasForm({ idNumber }))).toMatchObject({
      errno: 'e49019',
    })
  })

  test('gives a refused number to another account, and not back to the first', async () => {
    const [first, second] = [await api.person(), await api.person()]
    const idNumber = newIdNumber()
    const { data } = await sendMainland(first, idNumber)
    await refusalOf(first)
    expect((await sendMainland(second, idNumber)).status).toBe(200)
    const again = await mainlandForm({ idNumber, shipDeleteId: String(data.recordId) })
    expect(await send(await api.signIn(first), paths.mainland, again)).toMatchObject({ errno: 'e49019' })
    expect(await statusOf(first)).toEqual([[3, '不清晰', 0]])
  })

  const rush = async () => {
    const idNumber = newIdNumber()
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => sendMainland(await api.person(), idNumber)),
    )
    return answers.map(({ status, errno }) => (status === 200 ? 'stored' : errno))
  }

  test(`gives the number to one of ${AT_ONCE} accounts at the same moment, and to several without the index`, async () => {
    for (let round = 0; round < 3; round++) {
      expect((await rush()).toSorted()).toEqual([...Array(AT_ONCE - 1).fill('e49019'), 'stored'])
    }
    const { rows } = await api.platform.database.raw.query('select indexdef from pg_indexes where indexname = $1', [
      INDEX,
    ])
    await api.platform.db.execute(sql.raw(`drop index ${INDEX}`))
    expect((await rush()).filter((end) => end === 'stored').length).toBeGreaterThan(1)
    await api.platform.db.execute(sql`delete from real_names`)
    await api.platform.db.execute(sql.raw((rows as { indexdef: string }[])[0]?.indexdef ?? ''))
  })

  test('leaves a number of an older release with the first of two pending accounts, and refuses the second with a reason', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => api.person()))
    const [first, second, passedLater, passedToo] = people as [TestPerson, ...TestPerson[]] & TestPerson[]
    for (const person of people) await sendMainland(person, newIdNumber())
    const { raw } = api.platform.database
    const old = async (person: TestPerson | undefined, number: string, status: number) =>
      raw.query(
        `update real_names set number_hash = null, real_name = 'n', id_number = $2, id_card_status = $3 where user_id = $1`,
        [person?.id, number, status],
      )
    const [waiting, passed] = [newIdNumber(), newIdNumber()]
    await old(first, waiting, 2)
    await old(second, waiting, 2)
    await old(passedLater, passed, 2)
    await old(passedToo, passed, 1)
    await fillKeys(api.platform)
    expect(await statusOf(first)).toEqual([[2, null, 1]])
    expect(await statusOf(second as TestPerson)).toEqual([[3, expect.stringContaining('另一个账号'), 0]])
    expect(await statusOf(passedLater as TestPerson)).toEqual([[3, expect.stringContaining('另一个账号'), 0]])
    expect(await statusOf(passedToo as TestPerson)).toEqual([[1, null, 1]])
    expect(await sendMainland(await api.person(), waiting)).toMatchObject({ errno: 'e49019' })
  })
})
