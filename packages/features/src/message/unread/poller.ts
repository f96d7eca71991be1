import { FIRST_POLL_DELAY, nextPollDelay, type PollOutcome } from '@shulei/domain/message/poll.ts'
import { pollOutcome, type Unread } from '@shulei/domain/message/unread.ts'

export interface PollerOptions {
  /** Asks the server how much is unread. */
  ask: () => Promise<Unread>
  /** What the page knows by now. */
  known: () => Unread | null
  take: (unread: Unread) => void
  /** After each poll that was answered. */
  onAnswered?: () => void
}

export interface Poller {
  /** Waits for the next poll; `now` asks at once instead. */
  start: (options?: { now?: boolean }) => void
  /** No more polls until `start`. The interval is kept. */
  stop: () => void
}

/**
 * Asks for the unread count again and again: after 60 s at first, after 30 s more each time that it did not rise, after twice
 * the time when the call failed, after 60 s again when it rose (A§4).
 */
export function createPoller({ ask, known, take, onAnswered }: PollerOptions): Poller {
  let delay = FIRST_POLL_DELAY
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts starts and stops: an answer that comes after a stop plans nothing. */
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
      // A§7: a failure means that there is nothing new
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
