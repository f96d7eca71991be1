export interface LanesOptions {
  /** Tasks that run at once. */
  lanes: number
  /** Milliseconds after which a task that goes on lets another one begin. */
  longestMs: number
}

/** Runs tasks in the order in which they come, few at a time. A task that hangs stops no other. */
export function openLanes({ lanes, longestMs }: LanesOptions): <T>(task: () => Promise<T>) => Promise<T> {
  let free = lanes
  const waiting: (() => void)[] = []
  const leaveLane = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (task) => {
    if (free > 0) free -= 1
    else await new Promise<void>((turn) => waiting.push(turn))
    let holds = true
    const leave = () => {
      if (holds) leaveLane()
      holds = false
    }
    const timer = setTimeout(leave, longestMs)
    try {
      return await task()
    } finally {
      clearTimeout(timer)
      leave()
    }
  }
}
