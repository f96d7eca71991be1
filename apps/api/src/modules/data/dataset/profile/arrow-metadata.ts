import { ByteBuffer } from 'flatbuffers'
import { refuse } from './refusal.ts'

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
