const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** Updates a CRC-32 with more bytes; `before` is the previous value, at first 0. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before
  for (let at = 0; at < bytes.length; at++) {
    value = (value >>> 8) ^ (CRC_TABLE[(value ^ (bytes[at] as number)) & 0xff] as number)
  }
  return ~value >>> 0
}
