import { createFileCheck, type FileReport } from '@shulei/domain/submission/file.ts'
import type { CheckAnswer, CheckRequest, CheckResult, WireRules } from './check-messages.ts'

/** A page repaints no faster than this, ms. */
const progressEvery = 100

const say = (answer: CheckAnswer) => postMessage(answer)

async function digest(file: File): Promise<string | null> {
  // the browser cannot hash piece by piece; a file within the limit fits into memory once
  const hash = await crypto.subtle?.digest('SHA-256', await file.arrayBuffer())
  return hash ? Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('') : null
}

/** What the check says about a file beyond the limit, without reading a gigabyte of it. */
const tooLarge = ({ size }: File): FileReport => ({
  ok: false,
  bytes: size,
  rows: 0,
  encoding: 'unknown',
  delimiter: null,
  columns: [],
  problems: [{ code: 'tooLarge', value: String(size), count: 1 }],
  problemCount: 1,
  preview: [],
})

async function check(file: File, { labels, ids, ...rules }: WireRules): Promise<CheckResult> {
  if (file.size > rules.maxBytes) return { report: tooLarge(file), sha256: null }
  const checker = createFileCheck({ ...rules, ...(labels.length > 0 ? { labels } : {}), ids: new Set(ids) })
  const reader = file.stream().getReader()
  let bytes = 0
  let saidAt = performance.now()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    checker.push(value)
    bytes += value.length
    if (performance.now() - saidAt < progressEvery) continue
    saidAt = performance.now()
    say({ kind: 'progress', bytes })
  }
  return { report: checker.end(), sha256: await digest(file) }
}

addEventListener('message', async ({ data }: MessageEvent<CheckRequest>) => {
  try {
    say({ kind: 'done', result: await check(data.file, data.rules) })
  } catch {
    // the file was moved or changed after it had been chosen
    say({ kind: 'unreadable' })
  }
})
