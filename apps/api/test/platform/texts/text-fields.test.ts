import { appendFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { hasEndlessMarks } from '@shulei/domain/base/text/count.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growthFault, hostilePatterns, leastTime } from '../../growth.ts'
import { oneEngine, openApi, type TestApi } from '../../harness.ts'
import { beDemonstration } from '../../publish/demonstration.ts'
import { longestText, type TextField, textFields, valueWith } from './text-fields.ts'
import { requestFor, sendTo, type TextRequest } from './text-requests.ts'

/** Most characters of a text in a JSON body, whose limit is 1 MB, and in a form, whose fields have at most 8 kB. */
const LONGEST = { json: 320_000, form: 8_000 }

const written = textFields.filter(({ call }) => call.method !== 'GET')
const callOf = ({ name }: TextField) => name.slice(0, name.indexOf(' '))

/** Calls that accept no request of this test, and the reason. Their fields get the same texts. */
const unreached: Readonly<Record<string, string>> = {
  'notice.mailsOff': 'takes a token that the site has signed',
  'session.updateEmail': 'takes a code that only a mail tells',
  'profile.updatePhone': 'takes a code that only a message to the phone tells',
}

/** Calls that parse a stored text once more on the thread that answers everybody, and why. It was read and cleaned when it was written. */
const parsesAgain: Readonly<Record<string, string>> = {
  'dataset-edit.publishDataset': 'looks whether the stored description has words',
  'discussion.editPost': 'cleans the stored post for its answer',
  'discussion.editActivityPost': 'cleans the stored post for its answer',
}

const patterns = Object.values(hostilePatterns).filter((text) => !hasEndlessMarks(text(100)))

/** Texts of a length that together have all hostile patterns, one after the other. The longer ones have more of them each. */
const hostileTexts = (length: number): string[] => {
  const texts = length < LONGEST.json ? 10 : 4
  return Array.from({ length: texts }, (_, no) => {
    const group = patterns.slice((no * patterns.length) / texts, ((no + 1) * patterns.length) / texts)
    return group
      .map((text) => text(Math.ceil(length / group.length)))
      .join('')
      .slice(0, length)
  })
}

/** Functions of the parsers of strangers' texts that this thread called since the last question. */
async function parsersCalled(session: Session): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => /\/base\/markup\/(parse|write)\.ts|\/node_modules\/marked\/|\/texts\/read\//.test(url))
    .flatMap(({ functions }) => functions)
    .filter(({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0))
    .map(({ functionName }) => functionName)
}

/** `TEXT_TABLE=growth.md` adds a row for each field: its worst text of three lengths, milliseconds of the processor, and the ratio. */
const table = process.env.TEXT_TABLE

async function addRow(file: string, name: string, text: string, send: (text: string) => Promise<void>): Promise<void> {
  const lengths = [text.length / 4, text.length / 2, text.length].map(Math.round)
  const times: number[] = []
  for (const length of lengths) times.push(await leastTime(0, 3, () => send(text.slice(0, length))))
  const ratio = (times[2] as number) / (times[1] as number)
  const shown = lengths.map((length, no) => `${length}: ${times[no]?.toFixed(1)}`)
  appendFileSync(file, `| ${[name, ...shown, ratio.toFixed(1)].join(' | ')} |\n`)
}

describe.each(oneEngine)('texts in the fields of every write', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { texts: { deadlineMs: 1000 } })
    await beDemonstration(api)
  })
  afterAll(() => api.close())

  /**
   * The milliseconds of the processor that a plain request with a text of this length uses at most on this quiet machine. From half of
   * them on the growth of a text is measured; on a busy machine a plain one may take as much again.
   */
  let bound = 0
  beforeAll(async () => {
    const text = '数'.repeat(LONGEST.json)
    const pass = await leastTime(0, 5, () => JSON.parse(JSON.stringify(text)))
    bound = Math.max(100, 15 * pass)
  })

  const answerTo = async (field: TextField, request: TextRequest, text: string) => {
    const body = field.where === 'body' ? valueWith(field, text, request.body) : request.body
    const query =
      field.where === 'query' ? (valueWith(field, text, request.query) as TextRequest['query']) : request.query
    const answer = await sendTo(field.call, { ...request, query }, body)
    await answer.text()
    return answer.status
  }

  /** The request of each call in the state that its texts have left. */
  const requests = new Map<string, TextRequest>()

  it.each([...Map.groupBy(written, callOf)])('take time that grows with their length: %s', async (name, fields) => {
    const { call } = fields[0] as TextField
    const faults: string[] = []
    for (const field of fields) {
      let worst = { used: -1, text: '' }
      let request = requests.get(name) ?? (await requestFor(api, call))
      const most = field.where === 'query' || call.form ? LONGEST.form : LONGEST.json
      const longest = longestText(field, most, request[field.where])
      for (const length of longest === LONGEST.json ? [longest / 8, longest] : [longest]) {
        for (const [no, text] of hostileTexts(length).entries()) {
          let status = 0
          const send = async (one: string) => {
            status = await answerTo(field, request, one)
          }
          const used = await leastTime(bound, 3, () => send(text))
          if (length === longest && used > worst.used) worst = { used, text }
          if (status >= 500) faults.push(`${field.name}, text ${no} of ${length}: answered ${status}`)
          if (used > 4 * bound) faults.push(`${field.name}, text ${no} of ${length}: ${used.toFixed(0)} ms`)
          if (used > bound / 2) {
            const part = (size: number) => send(text.slice(0, size))
            const growth = await growthFault(part, { smallest: length / 4, largest: length })
            if (growth) faults.push(`${field.name}, text ${no}: ${growth}`)
          }
          // a text that is taken may change the state in which the next one is read
          if (status < 300 && length > LONGEST.form) request = await requestFor(api, call)
        }
      }
      if (table) await addRow(table, field.name, worst.text, async (one) => void (await answerTo(field, request, one)))
      requests.set(name, request)
    }
    expect(faults).toEqual([])
  })

  it('are read, and no parser of new texts runs on the thread that answers everybody', async () => {
    const session = new Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    const refused: string[] = []
    const parsed: string[] = []
    for (const [name, [field]] of Map.groupBy(written, callOf)) {
      const { call } = field as TextField
      const send = async (request: TextRequest) => {
        await parsersCalled(session)
        return (await sendTo(call, request, request.body)).status
      }
      const left = requests.get(name)
      const isTaken = (left && (await send(left)) < 400) || (await send(await requestFor(api, call))) < 400
      if (!isTaken) refused.push(name)
      if ((await parsersCalled(session)).length > 0) parsed.push(name)
    }
    await session.post('Profiler.disable')
    session.disconnect()
    expect(refused.toSorted()).toEqual(Object.keys(unreached).toSorted())
    expect(parsed.toSorted()).toEqual(Object.keys(parsesAgain).toSorted())
  })
})
