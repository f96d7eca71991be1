import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createCipher, DecryptError, type Encrypted, HEADER, idOfKey } from '../../src/platform/cipher/cipher.ts'
import { findDataKeys, keyFile, storeDataKeys } from '../../src/platform/cipher/stored-keys.ts'

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)] as const
const anyPlace = fc.record({ table: fc.string(), row: fc.string(), column: fc.string() })
const anyText = fc.string({ unit: 'binary' })
const cipher = createCipher([first])

describe('a stored value', () => {
  it('decrypts to the same text or bytes, and differs each time it is encrypted', () => {
    fc.assert(
      fc.property(anyPlace, anyText, fc.uint8Array({ maxLength: 300 }), (place, text, bytes) => {
        const stored = cipher.encryptText(place, text)
        expect(cipher.decryptText(place, stored)).toBe(text)
        expect(stored.slice(0, HEADER)).toBe(`enc1:${idOfKey(first)}:`)
        expect(cipher.encryptText(place, text)).not.toBe(stored)
        expect(Uint8Array.from(cipher.decryptBytes(place, cipher.encryptBytes(place, bytes)))).toEqual(bytes)
      }),
    )
  })

  it('is refused in every other place', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyText, (place, other, text) => {
        fc.pre(JSON.stringify(place) !== JSON.stringify(other))
        expect(() => cipher.decryptText(other, cipher.encryptText(place, text))).toThrow(DecryptError)
        const bytes = cipher.encryptBytes(place, Buffer.from(text))
        expect(() => cipher.decryptBytes(other, bytes)).toThrow(DecryptError)
      }),
    )
    // parts of a place that give the same text when joined are different places
    const stored = cipher.encryptText({ table: 'a', row: '1', column: '2c' }, 'text')
    expect(() => cipher.decryptText({ table: 'a', row: '12', column: 'c' }, stored)).toThrow(DecryptError)
  })

  it('is refused with a changed, missing or added character or bit', () => {
    const place = { table: 't', row: '1', column: 'c' }
    fc.assert(
      fc.property(anyText, fc.nat(), fc.constantFrom(...'aZ09-_=!é '), fc.nat(7), (text, at, sign, bit) => {
        const stored = cipher.encryptText(place, text)
        const index = at % stored.length
        const changed = [
          stored.slice(0, index) + stored.slice(index + 1),
          stored.slice(0, index) + sign + stored.slice(index),
          stored.slice(0, index) + sign + stored.slice(index + 1),
        ].filter((one) => one !== stored)
        for (const one of changed) {
          expect(() => cipher.decryptText(place, one as Encrypted<string>)).toThrow(DecryptError)
        }
        const bytes = Buffer.from(cipher.encryptBytes(place, Buffer.from(text)))
        bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << bit)
        expect(() => cipher.decryptBytes(place, bytes as never)).toThrow(DecryptError)
      }),
    )
  })

  it('is encrypted under the newest key and decrypted with any, and names a missing key in a sentence', () => {
    const place = { table: 't', row: '1', column: 'c' }
    const both = createCipher([second, first])
    const older = cipher.encryptText(place, '欧阳小明')
    expect(both.decryptText(place, older)).toBe('欧阳小明')
    const newer = both.encryptText(place, '欧阳小明')
    expect(() => cipher.decryptText(place, newer)).toThrow(
      new DecryptError(
        `A stored value needs the data key ${idOfKey(second)}, which this process does not have; see DATA_KEY.`,
      ),
    )
    expect(() => cipher.decryptText(place, '欧阳小明' as Encrypted<string>)).toThrow('t.c of 1 is not encrypted.')
    // a key that claims another key's id is not accepted
    const posing = newer.replace(idOfKey(second), idOfKey(first)) as Encrypted<string>
    expect(() => both.decryptText(place, posing)).toThrow('t.c of 1 was changed, or belongs to another place.')
  })

  it('has a hash that depends on key and purpose', () => {
    const both = createCipher([second, first])
    const [newest = '', oldest = ''] = both.ids
    const hash = both.hash(newest, 'number', '110105')
    expect(both.hash(newest, 'number', '110105')).toBe(hash)
    expect(createCipher([second]).hash(newest, 'number', '110105')).toBe(hash)
    for (const other of [both.hash(oldest, 'number', '110105'), both.hash(newest, 'code', '110105')]) {
      expect(other.split(':')[1]).not.toBe(hash.split(':')[1])
    }
  })
})

describe('stored data keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shulei-keys-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('are in a private file, over which DATA_KEY takes precedence', async () => {
    const config = { dataKeys: null, dataDir: join(folder, 'data') }
    expect(await findDataKeys(config)).toBeNull()
    await storeDataKeys(config.dataDir, [second, first])
    expect((statSync(keyFile(config.dataDir)).mode & 0o777).toString(8)).toBe('600')
    expect(await findDataKeys(config)).toEqual([second, first])
    expect(await findDataKeys({ ...config, dataKeys: [first] })).toEqual([first])
    writeFileSync(keyFile(config.dataDir), 'short\n')
    await expect(findDataKeys(config)).rejects.toThrow(/data-key must hold data keys of at least 32 characters/)
  })
})
