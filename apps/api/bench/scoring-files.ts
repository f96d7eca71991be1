import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** Writes a solution and a submission of `rows` rows in different orders; deterministic for the same number. */
export async function writeFiles(rows: number, solution: string, submission: string): Promise<void> {
  let state = 42
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const truth = createWriteStream(solution)
  const sent = createWriteStream(submission)
  truth.write('id,target,list\n')
  sent.write('id,p\n')
  // a step that shares no factor with the count visits every row once
  const step = 7919
  for (let i = 0; i < rows; ) {
    let truthPart = ''
    let sentPart = ''
    for (const end = Math.min(rows, i + 10_000); i < end; i++) {
      truthPart += `row-${i},${random() < 0.3 ? 1 : 0},${random() < 0.3 ? 'A' : 'B'}\n`
      sentPart += `row-${(i * step) % rows},${random().toFixed(6)}\n`
    }
    truth.write(truthPart)
    if (!sent.write(sentPart)) await once(sent, 'drain')
  }
  truth.end()
  sent.end()
  await Promise.all([once(truth, 'finish'), once(sent, 'finish')])
}
