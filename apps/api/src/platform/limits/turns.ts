/** Attempts of one key that are under way in this process, and those that wait for them, in order. */
interface Line {
  open: number
  waiting: number
  last: Promise<unknown>
  /** Called when an attempt under way has ended. */
  wake: (() => void) | null
}

/**
 * Lets attempts begin one after another. An attempt that its limit refuses waits while another one of its key is under way, because
 * that one may be given back; it is refused when none is.
 *
 * @param take counts an attempt; answers null, or the refusal.
 */
export function openTurns<C>({ take, nameOf }: { take: (count: C) => Promise<unknown>; nameOf: (count: C) => string }) {
  const lines = new Map<string, Line>()
  const leave = (name: string, line: Line) => {
    if (line.open === 0 && line.waiting === 0) lines.delete(name)
  }

  async function enter(line: Line, count: C): Promise<void> {
    for (;;) {
      const ended = new Promise<void>((done) => {
        line.wake = done
      })
      const refusal = await take(count)
      if (refusal === null) {
        line.open += 1
        return
      }
      if (line.open === 0) throw refusal
      await ended
    }
  }

  return {
    /** Waits for the attempt's turn and counts it. Throws the refusal of its limit. */
    async begin(count: C): Promise<void> {
      const name = nameOf(count)
      const line = lines.get(name) ?? { open: 0, waiting: 0, last: Promise.resolve(), wake: null }
      lines.set(name, line)
      line.waiting += 1
      const turn = line.last.then(() => enter(line, count))
      line.last = turn.catch(() => {})
      try {
        await turn
      } finally {
        line.waiting -= 1
        leave(name, line)
      }
    },
    end(count: C): void {
      const name = nameOf(count)
      const line = lines.get(name)
      if (!line) return
      line.open -= 1
      line.wake?.()
      leave(name, line)
    },
  }
}
