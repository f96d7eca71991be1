import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../../../platform/smtp-settings.ts'

export interface Mail {
  /** The same for each attempt at a mail that may be handed over twice. */
  id?: string
  to: string
  subject?: string
  text: string
  /** Headers that the mail should have. */
  headers?: Readonly<Record<string, string>>
}

/** Milliseconds after which a mail counts as not taken. A process that ends waits for its jobs as long. */
const patienceMs = 20_000

/** A refusal that another attempt would meet again: the server does not know the recipient, or wants no such mail. */
export class MailRefused extends Error {}

/** A reason without the address of the recipient, which an answer of the server may quote. */
function reasonOf(error: unknown): Error {
  const { responseCode, command, message } = error as { responseCode?: number; command?: string; message?: string }
  if (responseCode === undefined) return new Error(`the mail server did not take it: ${message ?? 'no reason given'}`)
  const told = `the mail server answered ${responseCode} to ${command ?? 'the mail'}`
  // 5xx to a login or a greeting is about the settings, which the operator mends
  const isAboutMail = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return isAboutMail ? new MailRefused(told) : new Error(told)
}

/**
 * Sends mails by SMTP, each on a connection of its own. A mail with an `id` has it in its Message-ID, by which the recipient's server
 * leaves out what it has already.
 */
export function openSmtp({ host, port, security, login, from }: SmtpSettings): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    ...{ host, port },
    secure: security === 'tls',
    requireTLS: security === 'startTls',
    ignoreTLS: security === 'none',
    auth: login ? { user: login.user, pass: login.password } : undefined,
    // texts of ours never name files or addresses to be read into a mail
    disableFileAccess: true,
    disableUrlAccess: true,
    ...{ connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
  })
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  return async ({ id, to, subject, text, headers }) => {
    try {
      await transport.sendMail({
        from,
        // an object is one recipient, whatever signs the address holds
        to: { name: '', address: to },
        ...{ subject, text },
        messageId: id && `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        signal: AbortSignal.timeout(patienceMs),
      })
    } catch (error) {
      throw reasonOf(error)
    }
  }
}
