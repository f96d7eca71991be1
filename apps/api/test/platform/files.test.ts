import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { type Files, openFiles } from '../../src/platform/files.ts'
import { type Bucket, startBucket } from './bucket.ts'

let folder: string
let bucket: Bucket
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shulei-files-'))
  bucket = await startBucket()
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})

const open = (url: string) => openFiles(readConfig({ DATA_DIR: folder, FILES_URL: url }, folder))

/** Larger than what a stream holds in memory at once. */
const bytes = randomBytes(300_000)

async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = []
  for await (const chunk of chunks) read.push(chunk)
  return Buffer.concat(read)
}

describe.each(['a folder', 'a bucket'])('files in %s', (place) => {
  let files: Files
  beforeAll(async () => {
    files = await open(place === 'a folder' ? `file://${folder}/files` : bucket.url)
  })
  const stored = async (key: string) => Buffer.from(await files.disk.getBytes(key))

  test('are those that were put, whatever they were put from', async () => {
    const path = join(folder, 'local')
    writeFileSync(path, bytes)
    await files.disk.put('kinds/text', 'id,出生人数\n')
    await files.disk.put('kinds/bytes', bytes)
    await files.disk.putStream('kinds/stream', createReadStream(path))
    await files.disk.moveFromFs(path, 'kinds/moved', { contentLength: bytes.length })
    expect(existsSync(path)).toBe(false)
    expect(String(await stored('kinds/text'))).toBe('id,出生人数\n')
    for (const key of ['kinds/bytes', 'kinds/stream', 'kinds/moved']) {
      expect(bytes.equals(await stored(key)), key).toBe(true)
      expect(bytes.equals(await readAll(await files.disk.getStream(key))), key).toBe(true)
    }
  })

  test.each([
    [1, 1],
    [0, 9],
    [290_000, 299_999],
    [70_000, 200_000],
  ])('are read from byte %i to byte %i', async (start, end) => {
    await files.disk.put('range', bytes)
    const part = await readAll(await files.read('range', { start, end }))
    expect(part.equals(bytes.subarray(start, end + 1))).toBe(true)
    expect(bytes.equals(await readAll(await files.read('range')))).toBe(true)
    if (place === 'a bucket') expect(bucket.ranges.at(-1)).toBe(`bytes=${start}-${end}`)
  })

  test('are on this machine for engines that read them, for as long as they are needed', async () => {
    await files.disk.put('local', bytes)
    const { path, done } = await files.local('local')
    expect(bytes.equals(readFileSync(path))).toBe(true)
    await done()
    expect(existsSync(path)).toBe(place === 'a folder')
    expect(readdirSync(files.scratch)).toEqual([])
  })

  test('are gone when they were removed, alone or with all of their folder, and no others', async () => {
    for (const key of ['gone/1', 'gone/2', 'gone/3', 'stays/1']) await files.disk.put(key, key)
    await files.disk.delete('gone/1')
    expect([await files.disk.exists('gone/1'), await files.disk.exists('gone/2')]).toEqual([false, true])
    await files.disk.deleteAll('gone')
    const keys = ['gone/2', 'gone/3', 'stays/1']
    expect(await Promise.all(keys.map((key) => files.disk.exists(key)))).toEqual([false, false, true])
    // what is gone already is no error
    await files.disk.deleteAll('gone')
  })

  test('that are missing are errors, and leave nothing on this machine', async () => {
    expect(await files.disk.exists('missing')).toBe(false)
    await expect(files.disk.getBytes('missing')).rejects.toThrow()
    await expect(files.read('missing').then(readAll)).rejects.toThrow()
    if (place === 'a bucket') await expect(files.local('missing')).rejects.toThrow()
    expect(readdirSync(files.scratch)).toEqual([])
  })

  test('can be reached', () => expect(files.ping()).resolves.toBeUndefined())
})

test.each<[string, (url: string) => string, RegExp]>([
  [
    'another key',
    (url) => url.replace('//S3RVER:', '//other:'),
    /^The store of FILES_URL cannot be used: InvalidAccessKeyId/,
  ],
  ['a bucket that is missing', (url) => url.replace('/files', '/others'), /cannot be used: NoSuchBucket/],
  ['no bucket', (url) => url.replace('/files', '/'), /^FILES_URL names no bucket/],
  ['TLS where there is none', (url) => url.replace('?tls=off', ''), /^The store of FILES_URL cannot be used/],
  ['another protocol', (url) => url.replace('s3:', 'ftp:'), /must start with file: or s3:/],
])('a store with %s ends the start', async (_, change, sentence) => {
  const opened = open(change(bucket.url))
  await expect(opened).rejects.toThrow(sentence)
  await expect(opened).rejects.not.toThrow(/S3RVER/)
})

test('a store that has gone is noticed by the check of the server', async () => {
  const other = await startBucket()
  const files = await open(other.url)
  await other.close()
  await expect(files.ping()).rejects.toThrow()
})
