import type { CheckAnswer, CheckRequest } from './check-messages.ts'

/**
 * Checks a file in a worker, so that the page stays responsive. Calls back until `done` or `unreadable`; the returned
 * function cancels the check.
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
