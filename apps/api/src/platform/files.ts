import { randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Config, ConfigError } from './config.ts'
import { makePrivate } from './private-folder.ts'

/** File store with generated keys. `local` gives a path for engines that read files themselves. */
export interface Files {
  readonly disk: Disk
  /** Folder for running uploads and for copies that an engine reads. */
  readonly scratch: string
  /** Path of a stored file on this machine; a remote store is copied to `scratch` first, and `done` removes the copy. */
  local(key: string): Promise<{ path: string; done: () => Promise<void> }>
  /** A stored file as a stream, whole or from byte `start` to byte `end` (inclusive). */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  ping(): Promise<void>
}

/** The bytes of a stream from `start` to `end`; then ends the stream. */
async function* slice(bytes: AsyncIterable<Buffer>, { start, end }: { start: number; end: number }) {
  let at = 0
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    at += chunk.length
    if (part.length > 0) yield part
    if (at > end) return
  }
}

async function driverOf(config: Config) {
  const url = config.filesUrl
  if (url === null || url.startsWith('file:')) {
    const folder = url === null ? join(config.dataDir, 'files') : fileURLToPath(url)
    makePrivate(folder, 'FILES_URL')
    return { folder, disk: new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' })) }
  }
  if (!url.startsWith('s3:')) throw new ConfigError('FILES_URL must start with file: or s3:.')
  // s3://key:secret@endpoint/bucket?region=cn-north-1 ; the SDK is loaded only for such addresses
  const address = new URL(url.replace(/^s3:/, 'https:'))
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new ConfigError('FILES_URL names an S3 store: add @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner.')
  })
  const disk = new Disk(
    new S3Driver({
      credentials: {
        accessKeyId: decodeURIComponent(address.username),
        secretAccessKey: decodeURIComponent(address.password),
      },
      endpoint: `${address.protocol}//${address.host}`,
      region: address.searchParams.get('region') ?? 'us-east-1',
      bucket: address.pathname.slice(1),
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
    }),
  )
  return { folder: null, disk }
}

/** Writes a small file into a folder and removes it: on a full or read-only disk, checks that only read would succeed. */
async function mustTake(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, new Uint8Array(64 * 1024))
  } finally {
    await rm(probe, { force: true })
  }
}

/** Opens the file store of the configuration. Throws `ConfigError`. */
export async function openFiles(config: Config): Promise<Files> {
  const { disk, folder } = await driverOf(config)
  const scratch = resolve(config.dataDir, 'scratch')
  mkdirSync(scratch, { recursive: true })
  await mustTake(scratch).catch(({ code }: NodeJS.ErrnoException) => {
    throw new ConfigError(
      `Nothing can be written into ${scratch} (${code}). Make room, or choose another folder with DATA_DIR.`,
    )
  })
  return {
    disk,
    scratch,
    async local(key) {
      if (folder) return { path: join(folder, key), done: async () => {} }
      const { createWriteStream } = await import('node:fs')
      const { pipeline } = await import('node:stream/promises')
      const path = join(scratch, randomUUID())
      await pipeline(await disk.getStream(key), createWriteStream(path))
      return { path, done: () => rm(path, { force: true }) }
    },
    async read(key, range) {
      if (folder) return createReadStream(join(folder, key), { ...range })
      const bytes = await disk.getStream(key)
      return range ? Readable.from(slice(bytes, range), { objectMode: false }) : bytes
    },
    async ping() {
      await disk.exists('ping')
      for (const place of new Set([scratch, folder ?? scratch])) await mustTake(place)
    },
  }
}
