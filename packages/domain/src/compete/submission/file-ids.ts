/** The ids of a competition or their like, each with the number of its row. */
export interface IdIndex {
  readonly size: number
  get(id: string): number | undefined
  has(id: string): boolean
  /** The ids in the order of their numbers. */
  keys(): Iterable<string>
}

const encoder = new TextEncoder()

/** A hash of bytes, FNV-1a: its value for none, and for one more. */
const FNV = 0x811c9dc5
const hashStep = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193)

/** Spreads the bits of a hash, since ids that count up differ in their last byte alone. */
const spread = (hash: number) => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return mixed ^ (mixed >>> 13)
}

const powerOfTwo = (count: number) => 2 ** Math.ceil(Math.log2(Math.max(16, count)))

/**
 * Texts by number, found by their UTF-8 bytes without making a string of them. A million short ids take some 40 MB, a third of a map,
 * and no work of the garbage collector.
 */
export class IdTable implements IdIndex {
  #bytes = new Uint8Array(1 << 12)
  /** The end of each text in the bytes; the first is the start of the text with number 0. */
  #ends: Uint32Array
  #hashes: Int32Array
  /** Numbers of texts by their hash, from 1 on; 0 is an empty slot. */
  #slots: Int32Array
  #count = 0
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })

  /** @param expected number of texts for which there is room at once */
  constructor(expected = 0) {
    const room = powerOfTwo(expected)
    this.#ends = new Uint32Array(room + 1)
    this.#hashes = new Int32Array(room)
    this.#slots = new Int32Array(2 * room)
  }

  get size(): number {
    return this.#count
  }

  /** Whether the text with a number is the one from `from` up to `to`. */
  is(index: number, bytes: Uint8Array, from: number, to: number): boolean {
    if (index >= this.#count) return false
    let at = this.#ends[index] as number
    if ((this.#ends[index + 1] as number) - at !== to - from) return false
    const own = this.#bytes
    for (let other = from; other < to; other++) if (own[at++] !== bytes[other]) return false
    return true
  }

  /** The slot of the text, or the empty one where it belongs. */
  #slot(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = spread(hash) & mask
    for (let number = slots[slot] as number; number !== 0; number = slots[slot] as number) {
      if (this.is(number - 1, bytes, from, to)) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  /** The number of the text from `from` up to `to`; -1 for one that is not there. */
  find(bytes: Uint8Array, from: number, to: number): number {
    let hash = FNV
    for (let at = from; at < to; at++) hash = hashStep(hash, bytes[at] as number)
    return (this.#slots[this.#slot(bytes, from, to, hash)] as number) - 1
  }

  /** Adds a text with the next number, and answers that; -1 for one that is there already. */
  add(bytes: Uint8Array, from: number, to: number): number {
    const index = this.#count
    const start = this.#ends[index] as number
    this.#reserve(start + to - from)
    let hash = FNV
    const own = this.#bytes
    // the bytes behind the last text are free, so that they may be written before it is known whether the text is new
    for (let at = from, into = start; at < to; at++) {
      const byte = bytes[at] as number
      own[into++] = byte
      hash = hashStep(hash, byte)
    }
    const slot = this.#slot(bytes, from, to, hash)
    if (this.#slots[slot] !== 0) return -1
    this.#ends[index + 1] = start + to - from
    this.#hashes[index] = hash
    this.#slots[slot] = index + 1
    this.#count++
    return index
  }

  #reserve(length: number): void {
    if (length > this.#bytes.length) {
      const bytes = new Uint8Array(Math.max(length, this.#bytes.length * 2))
      bytes.set(this.#bytes)
      this.#bytes = bytes
    }
    if (this.#count < this.#hashes.length) return
    const room = 2 * this.#hashes.length
    const [ends, hashes] = [new Uint32Array(room + 1), new Int32Array(room)]
    ends.set(this.#ends)
    hashes.set(this.#hashes)
    this.#ends = ends
    this.#hashes = hashes
    this.#slots = new Int32Array(2 * room)
    const mask = 2 * room - 1
    for (let index = 0; index < this.#count; index++) {
      let slot = spread(hashes[index] as number) & mask
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
      this.#slots[slot] = index + 1
    }
  }

  get(id: string): number | undefined {
    const bytes = encoder.encode(id)
    const index = this.find(bytes, 0, bytes.length)
    return index < 0 ? undefined : index
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }

  keys(): Iterable<string> {
    const read = (index: number) => this.#decoder.decode(this.#bytes.subarray(this.#ends[index], this.#ends[index + 1]))
    const count = this.#count
    return {
      *[Symbol.iterator]() {
        for (let index = 0; index < count; index++) yield read(index)
      },
    }
  }
}

/** A table of texts; one that occurs again keeps its first number. */
export function tableOf(texts: Iterable<string>): IdTable {
  const table = new IdTable()
  for (const text of texts) {
    const bytes = encoder.encode(text)
    table.add(bytes, 0, bytes.length)
  }
  return table
}
