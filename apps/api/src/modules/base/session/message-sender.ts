import { maskPhone } from '@shulei/domain/base/session/phone.ts'
import { nameFacts } from '@shulei/domain/base/text/site-names.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OutboxMessage } from './sign-on.ts'
import { type Mail, openSmtp } from './smtp.ts'

/** A short message has the number as `to`, and no subject. */
export interface Message extends Mail {
  channel: 'sms' | 'mail'
  code?: string
  link?: string
}

/** Sends codes and mails. */
export interface MessageSender {
  /** Whether messages of a channel can be sent. */
  can(channel: Message['channel']): boolean
  /** Throws when the gateway does not accept the message, and `MailRefused` when it never will. */
  send(message: Message): Promise<void>
  /** The built-in outbox, newest first; null when it is not used. */
  outbox(): readonly OutboxMessage[] | null
}

const maxMessages = 20
const patienceMs = 5_000

export const maskMail = (address: string) => address.replace(/^(.).*(?=@)/, '$1***')

/** Hands a message to the operator's gateway: one POST with JSON; any 2xx answer means that it is accepted. */
async function post(url: string, { id, channel, to, subject, text, headers }: Message): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, id, to, subject, text, headers }),
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`the ${channel} gateway answered ${answer.status}`)
}

/** A mail ends with the name of the site and the operator's contact, if there is one. */
function signed(message: Message, { names, contact }: Platform['config']['site']): Message {
  if (message.channel === 'sms' || contact === null) return message
  return { ...message, text: `${message.text}\n\n-- \n${nameFacts(names, 'zh-CN').sites}\n${contact}` }
}

const opensSomething = ({ code, link }: Pick<OutboxMessage, 'code' | 'link'>) => Boolean(code ?? link)

/**
 * Sends messages to the gateways of SMS_URL and MAIL_URL, and mails to the server of SMTP_URL. A demonstration without a gateway writes them to the log and to an outbox
 * in memory. Any other installation without a gateway sends nothing, and never writes a code down.
 */
function open({ config, log, clock }: Platform): MessageSender {
  const hook = (url: string | null) => url && ((message: Message) => post(url, message))
  const gateways = { sms: hook(config.smsUrl), mail: config.smtp ? openSmtp(config.smtp) : hook(config.mailUrl) }
  const messages: OutboxMessage[] = []
  let ids = 0

  function keep({ channel, to, subject, text, code, link }: Message) {
    ids += 1
    const masked = channel === 'sms' ? maskPhone(to) : maskMail(to)
    messages.unshift({
      id: ids,
      at: clock(),
      channel,
      to: masked,
      text,
      ...(code ? { code } : {}),
      ...(link ? { link } : {}),
    })
    // a crowd of notices takes nobody's code away
    const isAlike = opensSomething(messages[0] as OutboxMessage)
    const oldest = messages.filter((message) => opensSomething(message) === isAlike)[maxMessages]
    if (oldest) messages.splice(messages.indexOf(oldest), 1)
    // a demonstration shows its codes in the log; the recipient is masked
    log.info(`outbox: ${channel} to ${masked}: ${code ?? link ?? subject ?? text}`)
  }

  return {
    can: (channel) => gateways[channel] !== null || config.demo,
    async send(plain) {
      const message = signed(plain, config.site)
      const gateway = gateways[message.channel]
      if (gateway) return gateway(message)
      if (!config.demo) throw new Error(`no ${message.channel} gateway is configured`)
      keep(message)
    },
    outbox: () => (config.demo && (!gateways.sms || !gateways.mail) ? messages : null),
  }
}

const senders = new WeakMap<Platform['config'], MessageSender>()

/** The sender of an installation: sign-on and jobs share its outbox. */
export function openSender(platform: Platform): MessageSender {
  const known = senders.get(platform.config)
  if (known) return known
  const sender = open(platform)
  senders.set(platform.config, sender)
  return sender
}
