import type { CheckAnswer, CheckRequest } from './check-messages.ts'

/**
 * Checks a file in a worker, so that the page stays alive meanwhile. Answers come until `done` or `unreadable`; the returned
 * function ends the check early.
 */
export function checkFile(request: CheckRequest, onAnswer: (answer: CheckAnswer) => void): () => void {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    if (data.kind !== 'progress') worker.terminate()
    onAnswer(data)
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    onAnswer({ kind: 'unreadable' })
  })
  worker.postMessage(request)
  return () => worker.terminate()
}
