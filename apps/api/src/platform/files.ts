import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Config, ConfigError } from './config.ts'

/** Where files live, by generated keys. `local` gives a path for engines that read files themselves. */
export interface Files {
  readonly disk: Disk
  /** Folder for uploads under way and for copies that an engine reads. */
  readonly scratch: string
  /** Path of a stored file on this machine; a remote store is copied to `scratch` first, and `done` removes the copy. */
  local(key: string): Promise<{ path: string; done: () => Promise<void> }>
  ping(): Promise<void>
}

async function driverOf(config: Config) {
  const url = config.filesUrl
  if (url === null || url.startsWith('file:')) {
    const folder = url === null ? join(config.dataDir, 'files') : fileURLToPath(url)
    mkdirSync(folder, { recursive: true })
    return { folder, disk: new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' })) }
  }
  if (!url.startsWith('s3:')) throw new ConfigError('FILES_URL must start with file: or s3:.')
  // s3://key:secret@endpoint/bucket?region=cn-north-1 ; the SDK is loaded only where it is asked for
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

/** Opens the file store of the configuration. */
export async function openFiles(config: Config): Promise<Files> {
  const { disk, folder } = await driverOf(config)
  const scratch = resolve(config.dataDir, 'scratch')
  mkdirSync(scratch, { recursive: true })
  return {
    disk,
    scratch,
    async local(key) {
      if (folder) return { path: join(folder, key), done: async () => {} }
      const { randomUUID } = await import('node:crypto')
      const { createWriteStream } = await import('node:fs')
      const { rm } = await import('node:fs/promises')
      const { pipeline } = await import('node:stream/promises')
      const path = join(scratch, randomUUID())
      await pipeline(await disk.getStream(key), createWriteStream(path))
      return { path, done: () => rm(path, { force: true }) }
    },
    async ping() {
      await disk.exists('ping')
    },
  }
}
