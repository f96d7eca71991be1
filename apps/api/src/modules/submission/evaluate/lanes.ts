import type { Evaluator } from './evaluator.ts'

/** Evaluators that run at the same time. */
export interface Lanes {
  /** Makes every idle evaluator work until the queue is empty; a busy one looks at the queue again when it has finished. */
  wake(): void
  /** Stops all evaluators at once, see `Evaluator.stop`. */
  stop(): Promise<void>
}

/** Runs evaluators at the same time. They need no coordination: each submission is claimed by one of them, with its own lease. */
export function openLanes(evaluators: readonly Evaluator[], onError: (error: Error) => void): Lanes {
  const lanes = evaluators.map((evaluator) => ({ evaluator, isBusy: false, isWoken: false }))
  const run = async (lane: (typeof lanes)[number]) => {
    lane.isBusy = true
    while (lane.isWoken) {
      lane.isWoken = false
      await lane.evaluator.drain().catch(onError)
    }
    lane.isBusy = false
  }
  return {
    wake() {
      for (const lane of lanes) {
        lane.isWoken = true
        if (!lane.isBusy) void run(lane)
      }
    },
    async stop() {
      await Promise.all(evaluators.map((evaluator) => evaluator.stop()))
    },
  }
}
