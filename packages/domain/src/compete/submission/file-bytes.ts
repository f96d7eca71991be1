/** Readable bytes of a file in the browser or on the server's disk. */
export interface ByteSource {
  size: number
  /** The bytes from `start` up to, but not including, `end`. */
  stream(start: number, end: number): ReadableStream<Uint8Array>
}

/** Number of first bytes that decide the type of a file. */
export const HEAD_BYTES = 512

/** Number of bytes, from the first one beyond ASCII, that decide the encoding of a file that is not UTF-8. */
const SAMPLE_BYTES = 4096

export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'unknown'

const SIGNATURES: readonly [kind: string, bytes: readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['gzip', [0x1f, 0x8b]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['parquet', [0x50, 0x41, 0x52, 0x31, 0x15]],
  ['feather', [0x41, 0x52, 0x52, 0x4f, 0x57, 0x31, 0x00]],
  ['hdf5', [0x89, 0x48, 0x44, 0x46]],
  ['npy', [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59]],
  ['pickle', [0x80, 0x03, 0x63]],
  ['pickle', [0x80, 0x04, 0x95]],
  ['pickle', [0x80, 0x05, 0x95]],
  ['sqlite', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66]],
  ['bzip2', [0x42, 0x5a, 0x68, 0x39, 0x31, 0x41]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
]

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}

/** Detects UTF-16 without a byte order mark: ASCII characters leave every other byte zero. */
function unmarkedUtf16(head: Uint8Array): FileEncoding | null {
  const zeros: [number, number] = [0, 0]
  for (let index = 0; index < head.length; index++) {
    if (head[index] === 0) zeros[index % 2 === 0 ? 0 : 1]++
  }
  const [even, odd] = zeros
  if (odd > 0 && even === 0 && odd >= head.length / 8) return 'utf-16le'
  if (even > 0 && odd === 0 && even >= head.length / 8) return 'utf-16be'
  return null
}

/** The code of the sentence about a file that is no CSV: a table of a spreadsheet, one of a program, or anything else. */
export function binaryCode(type: string): 'spreadsheet' | 'dataFile' | 'binary' {
  if (/^(?:xls[xb]?|ods|numbers)$/.test(type)) return 'spreadsheet'
  return /^(?:parquet|feather|hdf5|np[yz]|pickle|sqlite)$/.test(type) ? 'dataFile' : 'binary'
}

/** The format of a text that is no CSV, by its first line; null for any other text. */
export function textFormat(line: string): 'json' | 'html' | 'xml' | null {
  if (/^\s*(?:\[\s*(?:[[{"\]]|$)|\{\s*(?:["}]|$))/.test(line)) return 'json'
  if (/^\s*<(?:!doctype|html|head|body|table|meta|div|style)\b/i.test(line)) return 'html'
  return /^\s*<(?:\?xml|[a-z][\w:]*[\s>])/i.test(line) ? 'xml' : null
}

/** Result of checking the first bytes. A file of the kind `text` is read as UTF-8. */
export type Sniffed = { kind: 'text' } | { kind: 'encoding'; encoding: FileEncoding } | { kind: 'binary'; type: string }

/** Distinguishes archives, pictures and UTF-16 from text by the first `HEAD_BYTES` bytes. */
export function sniff(head: Uint8Array): Sniffed {
  const signature = SIGNATURES.find(([, bytes]) => startsWith(head, bytes))
  if (signature) return { kind: 'binary', type: signature[0] }
  if (startsWith(head, [0xff, 0xfe])) return { kind: 'encoding', encoding: 'utf-16le' }
  if (startsWith(head, [0xfe, 0xff])) return { kind: 'encoding', encoding: 'utf-16be' }
  const encoding = unmarkedUtf16(head)
  return encoding ? { kind: 'encoding', encoding } : { kind: 'text' }
}

/** Collects the bytes from the first one beyond ASCII on, for `foreignEncoding`. */
export interface ByteSample {
  add(bytes: Uint8Array): void
  bytes(): Uint8Array
}

export function createByteSample(): ByteSample {
  const sample = new Uint8Array(SAMPLE_BYTES)
  let length = 0
  return {
    add(bytes) {
      if (length === SAMPLE_BYTES) return
      let from = 0
      if (length === 0) {
        while (from < bytes.length && (bytes[from] ?? 0) < 0x80) from++
      }
      const part = bytes.subarray(from, from + SAMPLE_BYTES - length)
      sample.set(part, length)
      length += part.length
    },
    bytes: () => sample.subarray(0, length),
  }
}

function mostlyUtf8(sample: Uint8Array): boolean {
  let valid = 0
  let broken = 0
  for (const character of new TextDecoder().decode(sample, { stream: true })) {
    if (character === '\uFFFD') broken++
    else if (character > '\x7f') valid++
  }
  return broken < valid
}

/**
 * Whether a sample looks like GB 18030: two bytes per character, mostly from the common GB 2312 rows, and nothing that the
 * encoding forbids.
 */
function looksLikeGb18030(sample: Uint8Array): boolean {
  let common = 0
  let rare = 0
  let index = 0
  while (index + 1 < sample.length) {
    const lead = sample[index] ?? 0
    const trail = sample[index + 1] ?? 0
    if (lead < 0x80) {
      index++
      continue
    }
    const fourBytes = trail >= 0x30 && trail <= 0x39
    if (lead === 0x80 || lead === 0xff || trail === 0x7f || trail === 0xff || (trail < 0x40 && !fourBytes)) return false
    if (lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1) common++
    else rare++
    index += fourBytes ? 4 : 2
  }
  return common > rare
}

/** The encoding of a file that is not valid UTF-8. */
export function foreignEncoding(sample: Uint8Array): 'gb18030' | 'unknown' {
  return !mostlyUtf8(sample) && looksLikeGb18030(sample) ? 'gb18030' : 'unknown'
}
