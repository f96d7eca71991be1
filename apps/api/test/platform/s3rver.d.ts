/** The part of the S3 server that tests use; it comes without types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      vhostBuckets: boolean
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string }[]
    })
    readonly httpServer: Server
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
