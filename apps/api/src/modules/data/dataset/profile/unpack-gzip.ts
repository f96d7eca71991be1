import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Refusal, refuse } from './refusal.ts'
import { mostUnpacked } from './zip-parts.ts'

/** Unpacks a file that was packed with gzip, in one or several members. Throws `zipBomb` and `badZip`. */
export async function unpackGzip(path: string, target: string): Promise<void> {
  const { size } = await stat(path)
  const limit = mostUnpacked(size)
  let count = 0
  const meter = new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length
      done(count > limit ? new Refusal({ code: 'zipBomb', count, limit }) : null, chunk)
    },
  })
  await pipeline(createReadStream(path), createGunzip(), meter, createWriteStream(target)).catch((error) => {
    if (error instanceof Refusal) throw error
    refuse('badZip')
  })
}
