import { refuse } from './refusal.ts'

export type JsonKind = 'object' | 'array' | 'string' | 'scalar'
/** Keys and positions from the top of a document to one of its values. */
export type JsonPath = readonly (string | number)[]

/** A visitor of a JSON text. At each value it says the next step: visit the values in it, take its text, or pass over it. */
export interface JsonVisitor {
  see(path: JsonPath, kind: JsonKind): 'enter' | 'take' | 'skip'
  /** A text that was asked for, without breaks of lines outside of its strings. */
  take?(path: JsonPath, text: string): Promise<void> | undefined
}

interface Frame {
  isObject: boolean
  /** Key of the member, or position of the element, that is read. */
  at: string | number
}

const [QUOTE, BACKSLASH, OPEN, CLOSE, LIST, END] = [34, 92, 123, 125, 91, 93]
const [COMMA, COLON, BREAK, RETURN] = [44, 58, 10, 13]
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xfeff
const isPlain = (code: number) => !isSpace(code) && ![QUOTE, OPEN, CLOSE, LIST, END, COMMA, COLON].includes(code)

/**
 * Splits JSON texts of any size and depth by their brackets and strings. Values that are passed over are not parsed. Several documents
 * after each other have the same empty path. Throws `badDocument` with the line where brackets do not match.
 */
class JsonSplitter {
  readonly #visitor: JsonVisitor
  /** Longest text that is taken, in characters. */
  readonly #most: number
  readonly #frames: Frame[] = []
  #line = 1
  #state: 'value' | 'key' | 'colon' | 'after' | 'name' | 'scalar' | 'inside' = 'value'
  /** Brackets of the value that is not entered, each as what closes it. */
  #open: number[] = []
  #inString = false
  #isEscaped = false
  #isTaking = false
  #text = ''

  constructor(visitor: JsonVisitor, most: number) {
    this.#visitor = visitor
    this.#most = most
  }

  #refuse(): never {
    return refuse('badDocument', { line: this.#line })
  }

  #path(): JsonPath {
    return this.#frames.map(({ at }) => at)
  }

  #keep(text: string) {
    this.#text += text
    if (this.#text.length > this.#most) refuse('lineTooLong', { line: this.#line, limit: this.#most })
  }

  /** Ends a value that was not entered. */
  #end(): Promise<void> | undefined {
    this.#state = 'after'
    if (!this.#isTaking) return undefined
    const text = this.#text
    this.#text = ''
    this.#isTaking = false
    return this.#visitor.take?.(this.#path(), text)
  }

  /** Starts a value; answers whether its text is to be read on from here. */
  #start(code: number) {
    const kind = code === OPEN ? 'object' : code === LIST ? 'array' : code === QUOTE ? 'string' : 'scalar'
    if (kind === 'scalar' && !isPlain(code)) this.#refuse()
    const todo = this.#visitor.see(this.#path(), kind)
    if (todo === 'enter' && (kind === 'object' || kind === 'array')) {
      this.#frames.push({ isObject: kind === 'object', at: kind === 'object' ? '' : 0 })
      this.#state = kind === 'object' ? 'key' : 'value'
      return
    }
    this.#isTaking = todo === 'take'
    this.#state = kind === 'scalar' ? 'scalar' : 'inside'
    this.#inString = kind === 'string'
    this.#open = kind === 'object' ? [CLOSE] : kind === 'array' ? [END] : []
  }

  /** Reads more of the text. */
  async push(text: string) {
    let from = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === BREAK) this.#line++
      switch (this.#state) {
        case 'inside':
        case 'name': {
          if (this.#inString) {
            if (this.#isEscaped) this.#isEscaped = false
            else if (code === BACKSLASH) this.#isEscaped = true
            else if (code === QUOTE) this.#inString = false
            else if (code < 32) this.#refuse()
            if (this.#inString || this.#open.length > 0) break
          } else if (code === QUOTE) {
            this.#inString = true
            break
          } else if (code === OPEN) {
            this.#open.push(CLOSE)
            break
          } else if (code === LIST) {
            this.#open.push(END)
            break
          } else if (code === CLOSE || code === END) {
            if (this.#open.pop() !== code) this.#refuse()
            if (this.#open.length > 0) break
          } else {
            if ((code === BREAK || code === RETURN) && this.#isTaking) {
              this.#keep(text.slice(from, at))
              from = at + 1
            }
            break
          }
          if (this.#isTaking) this.#keep(text.slice(from, at + 1))
          if (this.#state === 'name') this.#endName()
          else {
            const taken = this.#end()
            if (taken) await taken
          }
          break
        }
        case 'scalar':
          if (isPlain(code)) break
          if (this.#isTaking) this.#keep(text.slice(from, at))
          {
            const taken = this.#end()
            if (taken) await taken
          }
          this.#after(code)
          break
        case 'value': {
          if (isSpace(code)) break
          const frame = this.#frames.at(-1)
          if (code === END && frame?.isObject === false && frame.at === 0) {
            this.#close(code)
            break
          }
          this.#start(code)
          from = at
          break
        }
        case 'key':
          if (isSpace(code)) break
          if (code === CLOSE && this.#frames.at(-1)?.at === '') this.#close(code)
          else if (code === QUOTE) {
            this.#state = 'name'
            this.#inString = true
            this.#isTaking = true
            this.#open = []
            from = at
          } else this.#refuse()
          break
        case 'colon':
          if (isSpace(code)) break
          if (code !== COLON) this.#refuse()
          this.#state = 'value'
          break
        case 'after':
          if (!isSpace(code)) {
            // a document after the first one
            if (this.#frames.length === 0 && code !== COMMA) {
              this.#start(code)
              from = at
            } else this.#after(code)
          }
      }
    }
    if (this.#isTaking) this.#keep(text.slice(from))
  }

  #endName() {
    const frame = this.#frames.at(-1)
    if (!frame) return this.#refuse()
    try {
      frame.at = String(JSON.parse(this.#text))
    } catch {
      this.#refuse()
    }
    this.#text = ''
    this.#isTaking = false
    this.#state = 'colon'
  }

  #close(code: number) {
    const frame = this.#frames.pop()
    if (!frame || code !== (frame.isObject ? CLOSE : END)) this.#refuse()
    this.#state = 'after'
  }

  /** Reads what stands after a value. */
  #after(code: number) {
    if (isSpace(code)) return
    const frame = this.#frames.at(-1)
    if (code === CLOSE || code === END) this.#close(code)
    else if (code === COMMA && frame) {
      if (!frame.isObject) frame.at = Number(frame.at) + 1
      this.#state = frame.isObject ? 'key' : 'value'
      // a key is due: an object may not close after a comma
      if (frame.isObject) frame.at = '\0'
    } else this.#refuse()
  }

  /** Ends the text. */
  async end() {
    if (this.#state === 'scalar') await this.#end()
    if (this.#frames.length > 0 || this.#state !== 'after') this.#refuse()
  }
}

/** Shows the values of a JSON text to a visitor; texts that are taken have at most `most` characters. */
export async function visitJson(text: AsyncIterable<string>, visitor: JsonVisitor, most: number): Promise<void> {
  const splitter = new JsonSplitter(visitor, most)
  for await (const piece of text) await splitter.push(piece)
  await splitter.end()
}
