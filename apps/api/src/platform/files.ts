import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Config, ConfigError } from './config.ts'
import { makePrivate } from './private-folder.ts'
import { openScratch } from './scratch.ts'

/** From byte `start` to byte `end`, both inclusive. */
interface Range {
  start: number
  end: number
}

/** File store with generated keys. `local` gives a path for engines that read files themselves. */
export interface Files {
  readonly disk: Disk
  /** Folder of this process for running uploads and for copies that an engine reads. */
  readonly scratch: string
  /** Path of a stored file on this machine; a remote store is copied to `scratch` first, and `done` removes the copy. */
  local(key: string): Promise<{ path: string; done: () => Promise<void> }>
  /** A stored file as a stream, whole or a range of it. */
  read(key: string, range?: Range): Promise<Readable>
  ping(): Promise<void>
  /** Removes the scratch folder of this process. */
  close(): void
}

interface Store {
  disk: Disk
  /** Folder of a store on this machine. */
  folder: string | null
  read: Files['read']
  /** Throws when the store cannot be reached or refuses its key. */
  reach(): Promise<void>
}

/** Writes a stream into a file; when it fails nothing is left. */
async function writeWhole(contents: Readable, path: string): Promise<void> {
  try {
    await pipeline(contents, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/**
 * Driver of a folder. The driver of the library answers a full disk in the middle of a stream by an abort without a cause, and leaves
 * what it has written.
 */
class FolderDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: pathToFileURL(`${folder}/`), visibility: 'private' })
    this.#folder = folder
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const path = join(this.#folder, key)
    await mkdir(dirname(path), { recursive: true })
    await writeWhole(contents, path)
  }
}

function storeInFolder(folder: string): Store {
  makePrivate(folder, 'FILES_URL')
  return {
    disk: new Disk(new FolderDriver(folder)),
    folder,
    read: async (key, range) => createReadStream(join(folder, key), { ...range }),
    reach: () => mustTake(folder),
  }
}

/** Opens a bucket of `s3://key:secret@endpoint/bucket?region=cn-north-1&tls=off`; the SDK is loaded only for such addresses. */
async function storeInBucket(url: string): Promise<Store> {
  const address = new URL(url.replace(/^s3:/, 'https:'))
  const bucket = decodeURIComponent(address.pathname.slice(1))
  if (bucket === '') throw new ConfigError('FILES_URL names no bucket: s3://key:secret@endpoint/bucket.')
  const [{ S3Driver }, { GetObjectCommand, ListObjectsV2Command, S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]).catch(() => {
    throw new ConfigError('FILES_URL names an S3 store: add @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner.')
  })
  // each visitor who downloads holds a connection, which must not keep uploads from theirs
  const agent = { keepAlive: true, maxSockets: 1000 }
  const client = new S3Client({
    credentials: {
      accessKeyId: decodeURIComponent(address.username),
      secretAccessKey: decodeURIComponent(address.password),
    },
    endpoint: `${address.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${address.host}`,
    region: address.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    // many stores other than that of AWS refuse the checksums that the SDK appends to a stream
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, httpAgent: agent, httpsAgent: agent },
  })
  const disk = new Disk(new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' }))
  return {
    disk,
    folder: null,
    async read(key, range) {
      const bytes = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: bytes }))
      return Body as Readable
    },
    // the list of a bucket that is missing is refused, while a file in it is only answered as missing
    reach: async () =>
      void (await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'ping/', MaxKeys: 1 }))),
  }
}

async function storeOf({ filesUrl, dataDir }: Config): Promise<Store> {
  if (filesUrl === null) return storeInFolder(join(dataDir, 'files'))
  if (filesUrl.startsWith('file:')) return storeInFolder(fileURLToPath(filesUrl))
  if (!filesUrl.startsWith('s3:')) throw new ConfigError('FILES_URL must start with file: or s3:.')
  const store = await storeInBucket(filesUrl)
  await store.reach().catch(({ name, message }: Error) => {
    throw new ConfigError(`The store of FILES_URL cannot be used: ${name}, ${message}`)
  })
  return store
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
  const { disk, folder, read, reach } = await storeOf(config)
  const root = resolve(config.dataDir, 'scratch')
  const cannotWrite = ({ code }: NodeJS.ErrnoException) => {
    throw new ConfigError(
      `Nothing can be written into ${root} (${code}). Make room, or choose another folder with DATA_DIR.`,
    )
  }
  const { folder: scratch, close } = await openScratch(root).catch(cannotWrite)
  await mustTake(scratch).catch(cannotWrite)
  return {
    disk,
    scratch,
    read,
    async local(key) {
      if (folder) return { path: join(folder, key), done: async () => {} }
      const path = join(scratch, randomUUID())
      await writeWhole(await read(key), path)
      return { path, done: () => rm(path, { force: true }) }
    },
    async ping() {
      await Promise.all([reach(), mustTake(scratch)])
    },
    close,
  }
}
