import { zstdDecompressSync } from 'node:zlib'
import { CompressionType, compressionRegistry } from 'apache-arrow'
import { ByteBuffer } from 'flatbuffers'
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

/** Throws where the blocks of a frame are longer than the frame, which the decoder would go on behind. Source: LZ4 Frame Format 1.6.2. */
function mustHoldBlocks(frame: Uint8Array): void {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.length)
  const flags = view.getUint8(4)
  const [hasDictionary, hasSize, hasChecksums] = [1, 8, 16].map((flag) => (flags & flag) !== 0)
  let at = 7 + (hasSize ? 8 : 0) + (hasDictionary ? 4 : 0)
  for (let size = -1; size !== 0; at += 4 + size + (hasChecksums ? 4 : 0)) size = view.getUint32(at, true) & 0x7fff_ffff
}

function lz4(packed: Uint8Array): Uint8Array {
  mustHoldBlocks(packed)
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

/**
 * Bounds the lists in the descriptions of Arrow's messages, which the reader walks without a look at how many bytes there are. Each of
 * their elements takes four bytes or more.
 */
ByteBuffer.prototype.__vector_len = function lengthOf(this: ByteBuffer, place: number): number {
  const at = place + this.readInt32(place)
  const length = this.readInt32(at)
  if (!(length >= 0 && at + 4 + 4 * length <= this.capacity())) refuse('badArrow')
  return length
}
