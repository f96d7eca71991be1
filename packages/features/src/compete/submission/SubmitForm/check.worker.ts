import { checkSource } from '@shulei/domain/compete/submission/file-source.ts'
import { unpackIds } from '@shulei/domain/compete/submission/id-runs.ts'
import type { CheckAnswer, CheckRequest, CheckResult, WireRules } from './check-messages.ts'

/** Shortest interval between progress messages, ms. */
const progressEvery = 100

const say = (answer: CheckAnswer) => postMessage(answer)

async function digest(file: File): Promise<string | null> {
  // the browser cannot hash in chunks; a file within the limit fits into memory once
  const hash = await crypto.subtle?.digest('SHA-256', await file.arrayBuffer())
  return hash ? Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('') : null
}

async function check(file: File, { labels, ids, clip: _, ...rules }: WireRules): Promise<CheckResult> {
  let saidAt = performance.now()
  const source = { size: file.size, stream: (start: number, end: number) => file.slice(start, end).stream() }
  const report = await checkSource(
    source,
    { ...rules, ...(labels.length > 0 ? { labels } : {}), ids: new Set(unpackIds(ids)) },
    {
      onProgress(bytes) {
        if (performance.now() - saidAt < progressEvery) return
        saidAt = performance.now()
        // the unpacked size of an archive exceeds its file size
        say({ kind: 'progress', bytes: Math.min(bytes, file.size) })
      },
    },
  )
  return { report, sha256: file.size > rules.maxBytes ? null : await digest(file) }
}

addEventListener('message', async ({ data }: MessageEvent<CheckRequest>) => {
  try {
    say({ kind: 'done', result: await check(data.file, data.rules) })
  } catch {
    // the file was moved or changed after it was chosen
    say({ kind: 'unreadable' })
  }
})
