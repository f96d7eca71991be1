import { zstdDecompressSync } from 'node:zlib'
import { CompressionType, compressionRegistry } from 'apache-arrow'
import { decompressBound, decompressFrame } from 'lz4js'
import { refuse } from './refusal.ts'

/** Bytes that the buffers of one batch may have together when they are unpacked. */
export const MAX_BATCH = 512 * 1024 ** 2

let left = MAX_BATCH

/** Starts a batch: its buffers may have `MAX_BATCH` bytes. */
export const startBatch = () => {
  left = MAX_BATCH
}

function spend(bytes: number) {
  left -= bytes
  if (left < 0) refuse('batchTooLarge', { limit: MAX_BATCH })
}

function lz4(packed: Uint8Array): Uint8Array {
  const most = Math.min(Number(decompressBound(packed)), left + 1)
  const unpacked = new Uint8Array(most)
  const size = decompressFrame(packed, unpacked)
  spend(size)
  return unpacked.subarray(0, size)
}

function zstd(packed: Uint8Array): Uint8Array {
  try {
    const unpacked = zstdDecompressSync(packed, { maxOutputLength: left })
    spend(unpacked.length)
    return unpacked
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      return refuse('batchTooLarge', { limit: MAX_BATCH })
    throw error
  }
}

compressionRegistry.set(CompressionType.LZ4_FRAME, { decode: lz4 })
compressionRegistry.set(CompressionType.ZSTD, { decode: zstd })
