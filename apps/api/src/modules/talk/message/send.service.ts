import { DAY } from '@shulei/domain/base/time/instant.ts'
import {
  MAX_MESSAGE_LENGTH,
  MAX_RECEIVERS,
  messageLength,
  messageProblem,
  messageText,
} from '@shulei/domain/talk/message/content.ts'
import { FIRST_CONTACT_LIMIT, firstContactLeft } from '@shulei/domain/talk/message/first-contact.ts'
import { isSystemSender, SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { cleanMarkup } from '../../../platform/markup.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StoredImage } from '../../base/upload/upload.service.ts'
import { changeInboxes } from './inbox.service.ts'
import type { MessageRow } from './message-row.ts'
import { type Contact, contactsOf, findByKey, insertMessages, raiseSessions } from './send.repo.ts'

/** A text that a person sends to one or more people. */
export interface Sending {
  senderId: number
  /** Ids as the request gave them: a repeated id counts once, 0 is no person. */
  receiverIds: readonly number[]
  /** Empty when the message is a picture. */
  content: string
  /** The picture that is sent to one person in place of a text. */
  picture?: StoredImage
  /** Idempotency key: a repeated sending is answered with the first messages. */
  key: string
}

/** Younger accounts have lower limits. */
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

/** Messages of the first sending, to answer its repeat. Throws `keyReused` when the key belongs to another sending. */
function sameAgain(first: MessageRow[], sending: Sending, receiverIds: readonly number[]): MessageRow[] {
  const same =
    first.length === receiverIds.length &&
    first.every(
      (row) =>
        receiverIds.includes(row.receiverId) &&
        row.content === messageText(sending.content) &&
        isSamePicture(row.picture, sending.picture),
    )
  if (!same) throw new ApiError('keyReused')
  return first
}

/** Equal pictures are encoded equally. One that was removed meanwhile cannot be compared: nobody sees its message any more. */
const isSamePicture = (known: StoredImage | null, sent: StoredImage | undefined) =>
  known === null || (known.bytes === sent?.bytes && known.width === sent.width && known.height === sent.height)

function checkContact(contact: Contact): void {
  const { name } = contact
  if (contact.blocked) throw new ApiError('receiverBlocked', { facts: { name } })
  if (contact.refused) throw new ApiError('messageRefused', { facts: { name } })
  if (firstContactLeft(contact) === 0) {
    throw new ApiError('firstContactLimit', { facts: { name, max: FIRST_CONTACT_LIMIT } })
  }
}

async function takeLimits({ limits, clock }: Platform, sender: Contact, receivers: readonly Contact[]) {
  const young = clock() - sender.since < YOUNG
  await limits.take('message', sender.id, receivers.length)
  if (young) await limits.take('messageYoung', sender.id, receivers.length)
  const strangers = receivers.filter(({ sent, answered }) => sent === 0 && !answered).length
  if (strangers > 0) await limits.take(young ? 'strangerYoung' : 'stranger', sender.id, strangers)
}

/**
 * Sends a text to people, to all of them or to none. Each sending happens once, however often it arrives: its key is unique per
 * sender and receiver, also when the process died after the commit. Throws `messageEmpty`, `messageTooLong`, `receiverMissing`,
 * `tooManyReceivers`, `messageToSelf`, `messageToSystem`, `noSuchReceiver`, `receiverBlocked`, `messageRefused`,
 * `firstContactLimit`, `keyReused`, `tooMany`, `messageForbidden`.
 */
export async function sendMessage(platform: Platform, sending: Sending): Promise<MessageRow[]> {
  const { senderId, key } = sending
  const receiverIds = [...new Set(sending.receiverIds)]
  if (!sending.picture) checkContent(sending.content)
  checkReceivers(senderId, receiverIds)
  const query = { senderId, personIds: [senderId, ...receiverIds], key }
  const people = await contactsOf(platform.db, query)
  const sender = people.find(({ id }) => id === senderId)
  const receivers = people.filter(({ id }) => id !== senderId)
  if (!sender || receivers.length < receiverIds.length) throw new ApiError('noSuchReceiver')
  if (receivers.some(({ repeated }) => repeated)) {
    return sameAgain(await findByKey(platform.db, senderId, key), sending, receiverIds)
  }
  receivers.forEach(checkContact)
  await takeLimits(platform, sender, receivers)

  return platform.db.transaction(async (tx) => {
    // the locks come first: the counts below stay true until the commit, and ids grow in the order in which rows become visible
    await changeInboxes(tx, query.personIds)
    const contacts = (await contactsOf(tx, { ...query, personIds: receiverIds })).toSorted((a, b) => a.id - b.id)
    if (contacts.some(({ repeated }) => repeated)) {
      return sameAgain(await findByKey(tx, senderId, key), sending, receiverIds)
    }
    contacts.forEach(checkContact)
    const createdAt = new Date(platform.clock())
    const rows = await insertMessages(
      tx,
      contacts.map(({ id: receiverId }) => ({
        senderId,
        receiverId,
        content: messageText(sending.content),
        picture: sending.picture,
        idempotencyKey: key,
        createdAt,
      })),
    )
    await raiseSessions(tx, rows)
    return rows
  })
}

/**
 * Writes to a person as the system sender; no other function can. `markup` is cleaned now and again when it is read. The same `key`
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
