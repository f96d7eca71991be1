import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ApiError } from '../api-error.ts'
import { type Child, openChild } from '../child/child.ts'
import type { Limits } from '../limits/limits.ts'
import type { Readers, TextAnswer, TextTask } from './text-task.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))

/** Milliseconds for one text, and for one chart. */
const DEADLINE_MS = 1000
const CHART_DEADLINE_MS = 2000

/** Heap of a child in megabytes; the largest text is a notebook of ten. */
const HEAP_MB = 192

/** Milliseconds after which a child without a text ends; the next text waits for another one to start. */
const IDLE_MS = 600_000

/** Most texts that wait or are read, of all people and of one. */
const MOST_TEXTS = 64
const MOST_OF_ONE = 8

export interface TextsOptions {
  /** In place of one second for a text and two for a chart. */
  deadlineMs?: number
}

/** Reads texts of strangers in child processes, so that none of them holds up the answers to others. */
export interface Texts {
  /**
   * Reads a text of a person, whose texts are read one after the other. Rights and sizes are asked for before. Throws `textTooSlow` where
   * the deadline or the heap ended it, `textTooDeep`, `tooMany` after several of these, and `unavailable` when too many texts wait.
   */
  read<N extends keyof Readers>(
    person: number | string,
    name: N,
    ...input: Parameters<Readers[N]>
  ): Promise<ReturnType<Readers[N]>>
  /** Ends the children; texts in work and later ones are refused. */
  close(): void
}

const busy = () => new ApiError('unavailable', { retryAfter: 2 })

interface PoolOptions {
  /** Name of the module that a child runs. */
  file: string
  size: number
  deadlineMs: number
  /** Whether a child that answered so may get another text; one that may not is replaced. */
  isSound: (answer: TextAnswer) => boolean
}

interface Pool {
  run(name: keyof Readers, input: readonly unknown[]): Promise<unknown>
  close(): void
}

/** Opens children. Each starts with the first text that finds no other one free. */
function openPool({ file, size, deadlineMs, isSound }: PoolOptions): Pool {
  const children = Array.from({ length: size }, () =>
    openChild<TextTask, TextAnswer>({
      file: fileOf(file),
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // a child ends a text by itself; one that cannot do so, because its engine is at work, is killed
      timeoutMs: 2 * deadlineMs,
      idleMs: IDLE_MS,
    }),
  )
  const free: Child<TextTask, TextAnswer>[] = children.toReversed()
  const waiting: ((child: Child<TextTask, TextAnswer>) => void)[] = []
  let isClosed = false
  function release(child: Child<TextTask, TextAnswer>) {
    const next = waiting.shift()
    if (next) next(child)
    else free.push(child)
  }

  return {
    async run(name, input) {
      const child = free.pop() ?? (await new Promise<Child<TextTask, TextAnswer>>((resolve) => waiting.push(resolve)))
      try {
        const answer = await child.run({ name, input, deadlineMs }, isSound)
        if (isClosed) throw busy()
        switch (answer.kind) {
          case 'read':
            return answer.read
          case 'starved':
            throw busy()
          case 'deep':
            throw new ApiError('textTooDeep')
          case 'died':
            // a child that could not start says nothing about the text
            throw answer.wasReady ? new ApiError('textTooSlow') : busy()
          case 'slow':
          case 'timeout':
            throw new ApiError('textTooSlow')
          case 'broken':
            throw new Error(`the reader ${name} failed: ${answer.message}`)
        }
      } finally {
        release(child)
      }
    },
    close() {
      isClosed = true
      for (const child of children) child.close()
    },
  }
}

/** Opens the children of this process: some for texts, and one that draws charts. */
export function openTexts(limits: Limits, { deadlineMs }: TextsOptions = {}): Texts {
  const texts = openPool({
    file: 'text-child',
    size: Math.min(4, Math.max(2, availableParallelism() - 1)),
    deadlineMs: deadlineMs ?? DEADLINE_MS,
    isSound: () => true,
  })
  const charts = openPool({
    file: 'chart-child',
    size: 1,
    deadlineMs: deadlineMs ?? CHART_DEADLINE_MS,
    // a chart that was ended can have left timers
    isSound: ({ kind }) => kind === 'read' || kind === 'broken',
  })
  /** The last text of each person who has one here, and how many they have. */
  const people = new Map<number | string, { last: Promise<unknown>; texts: number }>()
  let count = 0
  let isClosed = false

  /** Lets the texts of one person wait for each other, so that everybody has at most one in the children. */
  async function inTurn<T>(person: number | string, work: () => Promise<T>): Promise<T> {
    const own = people.get(person) ?? { last: Promise.resolve(), texts: 0 }
    if (isClosed || count >= MOST_TEXTS || own.texts >= MOST_OF_ONE) throw busy()
    people.set(person, own)
    count += 1
    own.texts += 1
    const turn = own.last.then(work)
    own.last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      count -= 1
      own.texts -= 1
      if (own.texts === 0) people.delete(person)
    }
  }

  return {
    async read(person, name, ...input) {
      return inTurn(person, async () => {
        await limits.take('hardText', person)
        let isHard = false
        try {
          // biome-ignore lint/suspicious/noExplicitAny: a child answers what the reader of this name answers
          return (await (name === 'chart' ? charts : texts).run(name, input)) as any
        } catch (error) {
          isHard = error instanceof ApiError && (error.reason === 'textTooSlow' || error.reason === 'textTooDeep')
          throw error
        } finally {
          // what the server cannot do at present says nothing about the text
          if (!isHard) await limits.giveBack('hardText', person)
        }
      })
    },
    close() {
      isClosed = true
      texts.close()
      charts.close()
    },
  }
}
