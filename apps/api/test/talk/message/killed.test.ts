import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { messageSessions, messages } from '../../../src/modules/talk/message/tables.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { openPlatform } from '../../../src/platform/platform.ts'
import { engines } from '../../engines.ts'
import { serverEnv } from '../../platform/server-env.ts'
import type { Up } from './server-process.ts'

const KILLS = Number(process.env.KILLS ?? 2)
/** Number of acknowledged messages before each kill. */
const ANSWERS = 30

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function start(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; up: Up }> {
  const file = fileURLToPath(new URL('./server-process.ts', import.meta.url))
  const child = fork(file, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const up = await new Promise<Up>((answers, ended) => {
    child.once('message', (message) => answers(message as Up))
    child.once('exit', () => ended(new Error('the server ended by itself')))
  })
  return { child, up }
}

interface Attempt {
  sender: number
  receiver: number
  key: string
  content: string
  /** The acknowledged id, or null when no answer came. */
  id: number | null
}

/** Sends for the first time or again, and stores the answer; false when the server is gone. */
async function send({ port, people }: Up, attempt: Attempt): Promise<boolean> {
  const cookie = people.find(({ id }) => id === attempt.sender)?.cookie ?? ''
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/inbox/messages`, {
      method: 'POST',
      body: JSON.stringify({ receivers: [attempt.receiver], content: attempt.content }),
      headers: {
        cookie,
        'content-type': 'application/json',
        'idempotency-key': attempt.key,
        'sec-fetch-site': 'same-origin',
      },
    })
    const answer = (await response.json()) as { status: string; errno?: string; data: { messages: { id: number }[] } }
    // the other person has not answered yet: the limit of a first contact, which another test covers
    if (answer.errno === 'e47009') return true
    if (answer.status !== 'e200') throw new Error(`refused: ${JSON.stringify(answer)}`)
    const id = answer.data.messages[0]?.id ?? 0
    if (attempt.id !== null) expect(id).toBe(attempt.id)
    attempt.id = id
    return true
  } catch (error) {
    if ((error as Error).message.startsWith('refused')) throw error
    return false
  }
}

describe.each(engines)('a server on $name', ({ name }) => {
  const { folder, env } = serverEnv(name)

  test('that is killed while people write loses and doubles nothing acknowledged', async () => {
    const ledger: Attempt[] = []
    const acknowledged = () => ledger.filter(({ id }) => id !== null)
    for (let kill = 0; kill < KILLS; kill++) {
      const { child, up } = await start(env)
      const ended = new Promise((done) => child.once('exit', done))
      // messages without an answer are sent again with their keys, as browsers do
      for (const attempt of ledger.filter(({ id }) => id === null)) await send(up, attempt)
      const clients = up.people.map(async ({ id: sender }, index) => {
        for (let i = 0; ; i++) {
          const receiver = up.people[(index + 1 + (i % (up.people.length - 1))) % up.people.length]?.id as number
          const attempt = { sender, receiver, key: randomUUID(), content: `${kill} ${i}`, id: null }
          ledger.push(attempt)
          if (!(await send(up, attempt))) return
        }
      })
      const enough = acknowledged().length + ANSWERS
      while (acknowledged().length < enough) await pause(2)
      await pause(kill * 5)
      child.kill('SIGKILL')
      await Promise.all([ended, ...clients])
    }

    const platform = await openPlatform(readConfig(env, folder), { log: pino({ level: 'silent' }) })
    const rows = await platform.db.select().from(messages)
    const sides = await platform.db.select().from(messageSessions)
    await platform.close()
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const { id, key, sender, receiver, content } of acknowledged()) {
      expect(byId.get(id as number)).toMatchObject({
        idempotencyKey: key,
        senderId: sender,
        receiverId: receiver,
        content,
      })
    }
    const known = new Set(ledger.map(({ key }) => key))
    expect(rows.filter(({ idempotencyKey }) => !known.has(idempotencyKey))).toEqual([])
    expect(new Set(rows.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(rows.length)
    // nothing is half stored: each message is on both sides, and the newest is the session's last one
    const newest = new Map<string, number>()
    for (const { id, senderId, receiverId } of rows.toSorted((a, b) => a.id - b.id)) {
      newest.set(`${senderId} ${receiverId}`, id)
      newest.set(`${receiverId} ${senderId}`, id)
    }
    const kept = new Map(sides.map(({ userId, partnerId, lastMessageId }) => [`${userId} ${partnerId}`, lastMessageId]))
    expect(kept).toEqual(newest)
  })
})
