import {
  MAX_MESSAGE_LENGTH,
  MAX_RECEIVERS,
  messageLength,
  messageProblem,
  messageText,
} from '@shulei/domain/message/content.ts'
import { FIRST_CONTACT_LIMIT, firstContactLeft } from '@shulei/domain/message/first-contact.ts'
import { isSystemSender, SYSTEM_SENDER_ID } from '@shulei/domain/message/system-sender.ts'
import { DAY } from '@shulei/domain/time/instant.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Tx } from '../../platform/db/database.ts'
import { cleanMarkup } from '../../platform/markup.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeInboxes } from './inbox.service.ts'
import type { MessageRow } from './message-row.ts'
import { findByKey, insertMessages, raiseSessions, type Standing, standingsOf } from './send.repo.ts'

/** One action of a person: a text to some people. */
export interface Sending {
  senderId: number
  /** As they were asked for: repeats count once, 0 is nobody. */
  receiverIds: readonly number[]
  content: string
  /** Of the action: a repeat of it answers the first messages. */
  key: string
}

/** What guards a sending against its twins; tests take it away to see what it does. */
export interface SendOptions {
  changeInboxes?: (tx: Tx, userIds: readonly number[]) => Promise<void>
}

/** Accounts younger than this write to fewer people. */
const YOUNG = 3 * DAY

function checkContent(content: string): void {
  const problem = messageProblem(content)
  if (problem === 'empty') throw new ApiError('messageEmpty')
  if (problem === 'tooLong') {
    const facts = { max: MAX_MESSAGE_LENGTH, length: messageLength(content) }
    throw new ApiError('messageTooLong', { facts, data: facts })
  }
  if (problem === 'forbidden') throw new ApiError('messageForbidden')
}

function checkReceivers(senderId: number, ids: readonly number[]): void {
  if (ids.length === 0) throw new ApiError('receiverMissing')
  if (ids.length > MAX_RECEIVERS) throw new ApiError('tooManyReceivers', { facts: { max: MAX_RECEIVERS } })
  if (ids.includes(senderId)) throw new ApiError('messageToSelf')
  if (ids.some(isSystemSender)) throw new ApiError('messageToSystem')
}

/** The first answer of a repeated action. Throws `keyReused` when the key belonged to another one. */
function sameAgain(first: MessageRow[], sending: Sending, receiverIds: readonly number[]): MessageRow[] {
  const same =
    first.length === receiverIds.length &&
    first.every((row) => receiverIds.includes(row.receiverId) && row.content === messageText(sending.content))
  if (!same) throw new ApiError('keyReused')
  return first
}

function checkStanding(standing: Standing): void {
  const { name } = standing
  if (standing.muted) throw new ApiError('receiverMuted', { facts: { name } })
  if (firstContactLeft(standing) === 0) {
    throw new ApiError('firstContactLimit', { facts: { name, max: FIRST_CONTACT_LIMIT } })
  }
}

async function takeLimits({ limits, clock }: Platform, sender: Standing, receivers: readonly Standing[]) {
  const young = clock() - sender.since < YOUNG
  await limits.take('message', sender.id, receivers.length)
  if (young) await limits.take('messageYoung', sender.id, receivers.length)
  const strangers = receivers.filter(({ sent, answered }) => sent === 0 && !answered).length
  if (strangers > 0) await limits.take(young ? 'strangerYoung' : 'stranger', sender.id, strangers)
}

/**
 * Sends a text to people, to all of them or to none. Each action happens once, however often it arrives: its key is unique per
 * sender and receiver, also when the process died after the commit. Throws `messageEmpty`, `messageTooLong`, `receiverMissing`,
 * `tooManyReceivers`, `messageToSelf`, `messageToSystem`, `noSuchReceiver`, `receiverMuted`, `firstContactLimit`, `keyReused`,
 * `tooMany`, `messageForbidden`.
 */
export async function sendMessage(
  platform: Platform,
  sending: Sending,
  options: SendOptions = {},
): Promise<MessageRow[]> {
  const { senderId, key } = sending
  const receiverIds = [...new Set(sending.receiverIds)]
  checkContent(sending.content)
  checkReceivers(senderId, receiverIds)
  const asked = { senderId, personIds: [senderId, ...receiverIds], key }
  const people = await standingsOf(platform.db, asked)
  const sender = people.find(({ id }) => id === senderId)
  const receivers = people.filter(({ id }) => id !== senderId)
  if (!sender || receivers.length < receiverIds.length) throw new ApiError('noSuchReceiver')
  if (receivers.some(({ repeated }) => repeated)) {
    return sameAgain(await findByKey(platform.db, senderId, key), sending, receiverIds)
  }
  receivers.forEach(checkStanding)
  await takeLimits(platform, sender, receivers)

  return platform.db.transaction(async (tx) => {
    // the locks come first: what is counted below holds until the end, and ids grow in the order in which they are seen
    await (options.changeInboxes ?? changeInboxes)(tx, asked.personIds)
    const standings = (await standingsOf(tx, { ...asked, personIds: receiverIds })).toSorted((a, b) => a.id - b.id)
    if (standings.some(({ repeated }) => repeated)) {
      return sameAgain(await findByKey(tx, senderId, key), sending, receiverIds)
    }
    standings.forEach(checkStanding)
    const createdAt = new Date(platform.clock())
    const rows = await insertMessages(
      tx,
      standings.map(({ id: receiverId, mutedBy }) => ({
        senderId,
        receiverId,
        content: messageText(sending.content),
        idempotencyKey: key,
        readAt: mutedBy ? createdAt : null,
        createdAt,
      })),
    )
    await raiseSessions(tx, rows)
    return rows
  })
}

/**
 * Writes to a person as the system: the only way there is. `markup` is cleaned now, and again when it is read. The same `key`
 * writes once.
 */
export async function sendAsSystem(
  tx: Tx,
  { receiverId, markup, key, at }: { receiverId: number; markup: string; key: string; at: number },
): Promise<void> {
  await changeInboxes(tx, [receiverId])
  const known = await findByKey(tx, SYSTEM_SENDER_ID, key)
  if (known.some((row) => row.receiverId === receiverId)) return
  const rows = await insertMessages(tx, [
    {
      senderId: SYSTEM_SENDER_ID,
      receiverId,
      content: cleanMarkup(markup),
      system: true,
      idempotencyKey: key,
      createdAt: new Date(at),
    },
  ])
  await raiseSessions(tx, rows)
}
