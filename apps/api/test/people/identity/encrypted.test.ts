import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dataKeys } from '../../../commands/data-keys.ts'
import { moderateIdentity } from '../../../commands/moderate-identity.ts'
import { fillKeys } from '../../../src/fill-keys.ts'
import { findRealName } from '../../../src/modules/people/identity/identity.repo.ts'
import { changeDataKey, encryptPlainRows } from '../../../src/modules/people/identity/reencrypt.service.ts'
import { storeCompany, storeRealName } from '../../../src/modules/people/identity/send.service.ts'
import { type DataCipher, DecryptError } from '../../../src/platform/cipher/cipher.ts'
import { findKeyRecord, keyOfHashes } from '../../../src/platform/cipher/key-record.ts'
import { openCipher } from '../../../src/platform/cipher/open-cipher.ts'
import { newDataKey } from '../../../src/platform/cipher/stored-keys.ts'
import { ConfigError } from '../../../src/platform/config.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { companyForm, mainlandForm, newIdNumber, paths, photosIn, send } from './forms.ts'
import { columnsWith, filesWith, type Needles, partOf } from './plain-traces.ts'

const realName = '司马青云'
const company = {
  companyName: '海潮测绘有限公司',
  creditCode: '91350100M000100Y43',
  contactName: '诸葛流水',
  contactEmail: 'liushui@example.com',
  purpose: '办一场山洪预报赛',
}

/** A photograph of noise, each part of which is unique. */
const noise = (format: 'jpeg' | 'png') =>
  sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } })
    [format]()
    .toBuffer()

describe.each(engines)('names, numbers and photographs on $name', (engine) => {
  let api: TestApi
  let person: TestPerson
  let idNumber: string
  // tests change keys, so that each one has its own database
  beforeEach(async () => {
    api = await openApi(engine)
    person = await api.person()
    idNumber = newIdNumber()
  })
  afterEach(() => api.close())

  const raw = (text: string, params: unknown[] = []) => api.platform.database.raw.query(text, params)
  const sendAll = async (who = person, number = idNumber) => {
    const visitor = await api.signIn(who)
    const photos = { holdingPhoto: await noise('jpeg'), frontPhoto: await noise('png') }
    const form = await mainlandForm({ realName, idNumber: number, ...photos })
    expect((await send(visitor, paths.mainland, form)).status).toBe(200)
    expect(
      (await send(visitor, paths.company, await companyForm({ ...company, licence: await noise('jpeg') }))).status,
    ).toBe(200)
  }
  const needles = async (): Promise<Needles> => {
    const photos = (await photosIn(api)).map(({ part, bytes }) => [part, partOf(bytes)] as const)
    expect(photos.map(([part]) => part).sort()).toEqual(['frontPhoto', 'holdingPhoto', 'licence'])
    const texts = Object.entries({ realName, idNumber, ...company }).map(([name, text]) => [name, Buffer.from(text)])
    return Object.fromEntries([...texts, ...photos])
  }
  const whole = () => api.as(person).send(refs.realNameStatus, { query: { showFullName: '1' } })
  const withKeys = async (...keys: string[]): Promise<Platform> => {
    const config = { ...api.platform.config, dataKeys: keys.length > 0 ? keys : null }
    return { ...api.platform, config, cipher: await openCipher(config, api.platform.db) }
  }

  /** Stores all values as plain text, as the release before did. */
  const makePlain = async () => {
    const photos = await photosIn(api)
    await raw('update real_names set real_name = $1, id_number = $2, number_hash = null', [realName, idNumber])
    await raw(
      `update companies set company_name = $1, credit_code = $2, contact_name = $3, contact_email = $4, purpose = $5,
        code_hash = null`,
      Object.values(company),
    )
    for (const { id, bytes } of photos) await raw('update identity_photos set bytes = $2 where id = $1', [id, bytes])
  }

  test('are in no column, file or backup, and readable for their owner and for operators', async () => {
    await sendAll()
    const sought = await needles()
    expect(await columnsWith(api, sought)).toEqual([])
    expect(await filesWith(api, sought)).toEqual([])
    expect(await whole()).toMatchObject({ realName, idNumber })
    expect(await api.as(person).send(refs.ownCompany, {})).toMatchObject(company)
    const folder = join(api.platform.config.dataDir, `shown-${person.id}`)
    await moderateIdentity(api.platform, ['show', 'company', String(person.id), folder])
    expect(readFileSync(join(folder, 'facts.txt'), 'utf8')).toContain(company.contactEmail)
    expect(readFileSync(join(folder, 'licence.jpg')).includes(sought.licence as Buffer)).toBe(true)
  })

  test('of an older release are encrypted at the start, also after a killed one, and leave no traces', async () => {
    await sendAll()
    const sought = await needles()
    await makePlain()
    expect(await columnsWith(api, sought)).toEqual([
      'companies.company_name: companyName',
      'companies.contact_email: contactEmail',
      'companies.contact_name: contactName',
      'companies.credit_code: creditCode',
      'companies.purpose: purpose',
      'identity_photos.bytes: frontPhoto',
      'identity_photos.bytes: holdingPhoto',
      'identity_photos.bytes: licence',
      'real_names.id_number: idNumber',
      'real_names.real_name: realName',
    ])
    expect((await filesWith(api, sought)).toSorted()).toEqual(Object.keys(sought).toSorted())
    await expect(findRealName(api.platform.db, api.platform.cipher, person.id)).rejects.toThrow('is not encrypted')

    const killed: DataCipher = {
      ...api.platform.cipher,
      encryptBytes() {
        throw new Error('killed')
      },
    }
    await expect(encryptPlainRows({ ...api.platform, cipher: killed })).rejects.toThrow('killed')
    expect(await columnsWith(api, sought)).toEqual([
      'identity_photos.bytes: frontPhoto',
      'identity_photos.bytes: holdingPhoto',
      'identity_photos.bytes: licence',
    ])
    for (let start = 0; start < 2; start++) await fillKeys(api.platform)
    expect(await columnsWith(api, sought)).toEqual([])
    expect(await filesWith(api, sought)).toEqual([])
    expect(await whole()).toMatchObject({ realName, idNumber })
    expect(await findKeyRecord(api.platform.db)).toMatchObject({ remains: false })
    // numbers of before are compared with those sent now
    const other = await api.person()
    const again = await send(await api.signIn(other), paths.mainland, await mainlandForm({ idNumber }))
    expect(again).toMatchObject({ errno: 'e49019' })
    await send(await api.signIn(other), paths.company, await companyForm(company))
    expect(await moderateIdentity(api.platform, ['list'])).toContain('the number is used by 1 other account')
  })

  test('are refused when changed or moved, while the person stays verified', async () => {
    const other = await api.person()
    await sendAll()
    await sendAll(other, newIdNumber())
    await moderateIdentity(api.platform, ['pass', 'real-name', String(person.id)])
    const swaps = [
      'update real_names r set id_number = o.id_number from real_names o where o.user_id <> r.user_id',
      'update real_names set real_name = id_number',
      `update real_names set id_number = id_number || 'A'`,
      `update real_names set real_name = '张三'`,
    ]
    for (const swap of swaps) {
      await raw('create table kept_rows as select * from real_names')
      await raw(swap)
      await expect(whole(), swap).rejects.toMatchObject({ status: 'e500' })
      await expect(findRealName(api.platform.db, api.platform.cipher, person.id), swap).rejects.toThrow(DecryptError)
      expect((await api.as(person).send(refs.currentUser, {}))?.verified).toBe(true)
      await raw(`update real_names r set real_name = k.real_name, id_number = k.id_number from kept_rows k
        where k.user_id = r.user_id`)
      await raw('drop table kept_rows')
    }
    expect(await whole()).toMatchObject({ realName, idNumber })
    await raw(`update identity_photos p set bytes = o.bytes from identity_photos o
      where o.part = p.part and o.part = 'licence' and o.user_id <> p.user_id`)
    const folder = join(api.platform.config.dataDir, `moved-${person.id}`)
    await expect(moderateIdentity(api.platform, ['show', 'company', String(person.id), folder])).rejects.toThrow(
      `identity_photos.bytes of ${person.id} licence was changed, or belongs to another place.`,
    )
    expect(existsSync(folder)).toBe(false)
  })

  const sending = (who: TestPerson, number: string) => ({
    userId: who.id,
    idempotencyKey: `key-${who.id}`,
    region: 'mainland' as const,
    replaces: null,
    fields: { realName, certificateType: 'idCard', idNumber: number },
    photos: [{ part: 'holdingPhoto' as const, format: 'jpeg' as const, bytes: new Uint8Array(9) }],
  })

  test('are encrypted under a new key, also after a stop, and a number still belongs to one account', async () => {
    await sendAll()
    const before = (await raw('select number_hash from real_names')).rows
    const [older, newer] = [readFileSync(join(api.platform.config.dataDir, 'data-key'), 'utf8').trim(), newDataKey()]
    const site = await withKeys(newer, older)
    const stopped: DataCipher = {
      ...site.cipher,
      encryptBytes() {
        throw new Error('stopped')
      },
    }
    await expect(changeDataKey({ ...site, cipher: stopped })).rejects.toThrow('stopped')
    // half of the rows are under either key: both keys are needed, and rows of both are readable
    expect(await findRealName(site.db, site.cipher, person.id)).toMatchObject({ realName, idNumber })
    expect(await photosIn({ ...api, platform: site })).toHaveLength(3)
    for (const key of [newer, older]) await expect(withKeys(key)).rejects.toThrow(ConfigError)
    // until the change is complete, numbers are compared by their hashes under the older key
    const late = await api.person()
    await expect(storeRealName(site, sending(late, idNumber))).rejects.toMatchObject({ reason: 'idNumberTaken' })

    expect(await dataKeys(site, ['rotate'])).toContain(`all of them are under the key ${site.cipher.newest}.`)
    expect(await dataKeys(site, ['rotate'])).toMatch(/^0 rows/)
    const alone = await withKeys(newer)
    expect(await findRealName(alone.db, alone.cipher, person.id)).toMatchObject({ realName, idNumber })
    expect(await photosIn({ ...api, platform: alone })).toHaveLength(3)
    expect((await raw('select number_hash from real_names')).rows).not.toEqual(before)
    await expect(storeRealName(alone, sending(late, idNumber))).rejects.toMatchObject({ reason: 'idNumberTaken' })
    const licence = { part: 'licence' as const, format: 'jpeg' as const, bytes: new Uint8Array(9) }
    await storeCompany(alone, { userId: late.id, idempotencyKey: 'k', fields: company, photos: [licence] })
    expect(await moderateIdentity(alone, ['list'])).toContain('the number is used by 1 other account')
    await expect(withKeys(older)).rejects.toThrow(
      `Names and documents in this database are encrypted under the data key ${site.cipher.newest}, not at hand here`,
    )

    // a process that does not know of the change stores nothing under its key, and reads no wrong values
    const unaware = api.platform
    await expect(storeRealName(unaware, sending(late, newIdNumber()))).rejects.toThrow(
      'The data keys of this site were changed: start this process again with the newest DATA_KEY.',
    )
    await expect(findRealName(unaware.db, unaware.cipher, person.id)).rejects.toThrow(
      `needs the data key ${site.cipher.newest}, which this process does not have`,
    )
  })

  test('are stored before a change of keys continues', async () => {
    const { db, cipher } = api.platform
    const ends: string[] = []
    const older = readFileSync(join(api.platform.config.dataDir, 'data-key'), 'utf8').trim()
    const newer = newDataKey()
    const site = await withKeys(newer, older)
    const locked = Promise.withResolvers<void>()
    const storing = db.transaction(async (tx) => {
      await keyOfHashes(tx, cipher)
      locked.resolve()
      await new Promise((done) => setTimeout(done, 300))
      ends.push('stored')
    })
    await locked.promise
    await Promise.all([storing, changeDataKey(site).then(() => ends.push('changed'))])
    expect(ends).toEqual(['stored', 'changed'])
  })

  test('without their key end in one sentence, and no other key is accepted', async () => {
    const file = join(api.platform.config.dataDir, 'data-key')
    const kept = readFileSync(file, 'utf8')
    expect(await dataKeys(api.platform, ['list'])).toContain(`newest key at hand: ${api.platform.cipher.newest}`)
    rmSync(file)
    await expect(withKeys()).rejects.toThrow(
      new ConfigError(
        `Names and documents in this database are encrypted under the data key ${api.platform.cipher.newest}, not at hand here: add it to DATA_KEY, or put the file "data-key" that was kept with it at ${file}.`,
      ),
    )
    expect(existsSync(file)).toBe(false)
    // with DATA_KEY the command only prints the new key; with the file it writes the key there
    expect(await dataKeys(await withKeys(kept.trim()), ['new'])).toMatch(/in front of DATA_KEY.*\n[\w-]{43}$/)
    const { storeDataKeys } = await import('../../../src/platform/cipher/stored-keys.ts')
    await storeDataKeys(api.platform.config.dataDir, [kept.trim()])
    expect(await dataKeys(api.platform, ['new'])).toContain('begins with the new key')
    const both = await withKeys()
    expect(both.cipher.ids.slice(1)).toEqual([api.platform.cipher.newest])
    await expect(dataKeys(both, ['drop'])).rejects.toThrow('Say what to do')
  })
})
