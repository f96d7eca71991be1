import { FIRST_POLL_DELAY, nextPollDelay, type PollOutcome } from '@shulei/domain/talk/message/poll.ts'
import { pollOutcome, type Unread } from '@shulei/domain/talk/message/unread.ts'

export interface PollerOptions {
  /** Reads the unread count from the server. */
  ask: () => Promise<Unread>
  /** The count that the page currently has. */
  known: () => Unread | null
  take: (unread: Unread) => void
  /** Called after each answered poll. */
  onAnswered?: () => void
}

export interface Poller {
  /** Schedules the next poll; `now` polls at once. */
  start: (options?: { now?: boolean }) => void
  /** Stops polling until `start`. The interval is kept. */
  stop: () => void
}

/**
 * Polls the unread count: after 60 s at first, 30 s later after each poll without a rise, after twice the time when the call
 * failed, and after 60 s again when the count rose (A§4).
 */
export function createPoller({ ask, known, take, onAnswered }: PollerOptions): Poller {
  let delay = FIRST_POLL_DELAY
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Generation counter of starts and stops: an answer after a stop schedules nothing. */
  let run = 0

  const wait = () => {
    timer = setTimeout(() => void poll(), delay)
  }
  const poll = async () => {
    const mine = run
    let outcome: PollOutcome = 'failed'
    try {
      const arrived = await ask()
      outcome = pollOutcome(known(), arrived)
      take(arrived)
    } catch {
      // A§7: a failure counts as no news
    }
    delay = nextPollDelay({ delay, outcome })
    if (mine !== run) return
    if (outcome !== 'failed') onAnswered?.()
    wait()
  }

  return {
    start({ now = false } = {}) {
      clearTimeout(timer)
      run++
      if (now) void poll()
      else wait()
    },
    stop() {
      clearTimeout(timer)
      run++
    },
  }
}
