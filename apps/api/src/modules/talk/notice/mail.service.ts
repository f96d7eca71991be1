import * as calls from '@shulei/contract/talk/notice/calls.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import type { NoticeEvent } from '@shulei/domain/talk/notice/lines.ts'
import { nextMailAt } from '@shulei/domain/talk/notice/mail.ts'
import type { Platform } from '../../../platform/platform.ts'
import { MailRefused, type Message, messageTexts, openSender } from '../../base/session/message.service.ts'
import { claimMail, deleteMails, type MailRecord, settleMail } from './mail.repo.ts'
import { hrefOf, noticeLines } from './notice-text.ts'
import { mailsOffToken } from './settings.service.ts'

/** Milliseconds for which the table remembers mails. */
const KEPT = 30 * DAY

/** The mail of a notice in the language of its recipient, with the headers of RFC 8058 by which mail programs end such mails. */
function mailOf(platform: Platform, mail: MailRecord): Message {
  const { id, createdAt, kind, facts, userId, name, email, language } = mail
  const { publicUrl } = platform.config
  const lang = language ?? 'zh-CN'
  const fillMessage = messageTexts(platform.config)
  const event = { kind, facts } as unknown as NoticeEvent
  const { title, intro } = noticeLines(event, '')
  const key = lang === 'zh-CN' ? 'cn' : 'en'
  const token = mailsOffToken(platform, userId)
  const link = `${publicUrl}${hrefOf(event, null) ?? noticeAddress.list()}`
  const off = `${publicUrl}${noticeAddress.mailsOff({ token })}`
  return {
    channel: 'mail',
    // with its instant, since a restored database gives numbers again
    id: `notice-${id}-${Math.round(createdAt).toString(36)}`,
    to: email,
    subject: fillMessage(lang, 'noticeSubject', { title: title[key] }),
    text: fillMessage(lang, 'notice', { intro: intro[key], link, off, name }),
    headers: {
      'List-Unsubscribe': `<${publicUrl}${calls.mailsOff.path}?token=${encodeURIComponent(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/**
 * Hands the mails that are due to the gateway, one after another, for the `mail` job. A mail that the gateway did not take waits for
 * its next attempt, and one that was in work when its process was killed is handed over again, under the same id. Without a way to
 * send, mails wait until they are no news.
 */
export async function sendNoticeMails(platform: Platform): Promise<void> {
  const { db, clock, log } = platform
  const sender = openSender(platform)
  if (!sender.can('mail')) return
  for (;;) {
    const mail = await claimMail(db, new Date(clock()))
    if (!mail) return
    if (!mail.isWanted) {
      await settleMail(db, mail, { state: 'dropped' })
      continue
    }
    try {
      await sender.send(mailOf(platform, mail))
    } catch (error) {
      const next = error instanceof MailRefused ? null : nextMailAt(mail.attempts, clock())
      log.warn({ err: error, mail: mail.id, isGivenUp: next === null }, 'the mail of a notice was not taken')
      await settleMail(db, mail, next === null ? { state: 'failed' } : { state: 'waiting', nextAt: new Date(next) })
      continue
    }
    await settleMail(db, mail, { state: 'sent' })
  }
}

/** Forgets mails of long ago. */
export const sweepMails = ({ db, clock }: Platform): Promise<void> => deleteMails(db, new Date(clock() - KEPT))
