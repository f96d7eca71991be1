import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** An S3 server with an empty bucket. */
export interface Bucket {
  /** For FILES_URL. */
  url: string
  /** `Range` headers of the requests so far, in their order. */
  ranges: string[]
  close(): Promise<void>
}

/** Starts an S3 server in this process. */
export async function startBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'shulei-bucket-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true },
    vhostBuckets: false,
    // it reads the signature of a request for a whole bucket without the last slash of its path; an unknown key is refused anyway
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'files' }],
  })
  const { port } = await server.run()
  const ranges: string[] = []
  server.httpServer.on('request', ({ headers }) => headers.range !== undefined && ranges.push(headers.range))
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/files?tls=off`,
    ranges,
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
