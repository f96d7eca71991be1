import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { MailRefused, openSmtp } from '../../../src/modules/base/session/smtp.ts'
import { sendNoticeMails } from '../../../src/modules/talk/notice/mail.service.ts'
import { notify } from '../../../src/modules/talk/notice/notice.service.ts'
import { noticeMails } from '../../../src/modules/talk/notice/tables.ts'
import { smtpSettings } from '../../../src/platform/smtp-settings.ts'
import { oneEngine, openApi } from '../../harness.ts'

interface Taken {
  recipients: string[]
  isSecure: boolean
  user: unknown
  raw: string
}

/** Value of a header of a raw mail, unfolded. */
const headerOf = (raw: string, name: string) => {
  const [head = ''] = raw.split('\r\n\r\n')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1]
}
const bodyOf = (raw: string) => {
  const text = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  if (headerOf(raw, 'Content-Transfer-Encoding') === 'base64') return Buffer.from(text, 'base64').toString()
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The certificate of a mail server of localhost, which no authority has signed. */
const pem = (name: string) => new URL(`./smtp/localhost-${name}.pem`, import.meta.url)
const [key, cert] = [pem('key'), pem('cert')]
const running: SMTPServer[] = []

afterEach(() => Promise.all(running.splice(0).map((server) => new Promise<void>((done) => server.close(done)))))

/** A mail server of localhost; `refuse` answers the code with which a recipient or a mail is refused, or null. */
async function mailServer(
  options: SMTPServerOptions = {},
  refuse: (to: string) => { at: 'recipient' | 'data'; code: number } | null = () => null,
) {
  const mails: Taken[] = []
  const failure = (code: number) => Object.assign(new Error('refused somebody@example.com'), { responseCode: code })
  const server = new SMTPServer({
    ...{
      key: readFileSync(key),
      cert: readFileSync(cert),
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
    },
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(failure(535)),
    onRcptTo({ address }, _session, done) {
      const refused = refuse(address)
      done(refused?.at === 'recipient' ? failure(refused.code) : null)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const refused = refuse(recipients[0] ?? '')
        if (refused) return done(failure(refused.code))
        mails.push({
          recipients,
          isSecure: session.secure,
          user: session.user,
          raw: Buffer.concat(parts).toString('latin1'),
        })
        done()
      })
    },
    ...options,
  })
  // a sender who does not trust the certificate hangs up
  server.on('error', () => {})
  running.push(server)
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  return { mails, port: (server.server.address() as AddressInfo).port }
}

const sender = (url: string) => {
  const settings = smtpSettings(url, '数擂 <no-reply@shulei.example>')
  if (!settings) throw new Error('no settings')
  return openSmtp(settings)
}
const mail = { to: 'reader@example.com', subject: '成绩出来了', text: '第一行\n\n.\n最后一行' }

/** Runs work while the certificate of the tests is one that this machine trusts. */
async function trusting<T>(work: () => Promise<T>): Promise<T> {
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, readFileSync(cert, 'utf8')])
  return work().finally(() => setDefaultCACertificates(known))
}

describe('a mail server', () => {
  test.each([
    ['smtps', { secure: true }],
    ['smtp', {}],
  ])(
    'of %s:// is spoken to by TLS, with the password, and its certificate must be trusted',
    async (scheme, options) => {
      const { mails, port } = await mailServer({ ...options, authOptional: false })
      const send = sender(`${scheme}://robot:right@localhost:${port}`)
      await expect(send(mail)).rejects.toThrow('self-signed certificate')
      expect(mails).toEqual([])
      await trusting(() => send(mail))
      expect(mails).toMatchObject([{ recipients: ['reader@example.com'], isSecure: true, user: 'robot' }])
      await expect(trusting(() => sender(`${scheme}://robot:wrong@localhost:${port}`)(mail))).rejects.toThrow(
        /answered 535/,
      )
    },
  )

  test('without STARTTLS gets no mail, unless the operator says tls=off', async () => {
    const { mails, port } = await mailServer({ disabledCommands: ['STARTTLS'] })
    await expect(sender(`smtp://localhost:${port}`)(mail)).rejects.toThrow('the mail server')
    expect(mails).toEqual([])
    await sender(`smtp://localhost:${port}?tls=off`)(mail)
    expect(mails).toHaveLength(1)
  })

  test('gets the text as it is, from the address of the site, with headers and a Message-ID', async () => {
    const { mails, port } = await mailServer()
    const headers = { 'List-Unsubscribe': `<https://shulei.example/api/off?token=${'x'.repeat(200)}>` }
    await sender(`smtp://localhost:${port}?tls=off`)({ ...mail, id: 'notice-7-abc', headers })
    const raw = mails[0]?.raw ?? ''
    expect(bodyOf(raw).replaceAll('\r\n', '\n').trim()).toBe(mail.text)
    expect(headerOf(raw, 'From')).toMatch(/<no-reply@shulei\.example>$/)
    expect(headerOf(raw, 'To')).toBe('reader@example.com')
    expect(headerOf(raw, 'Message-ID')).toBe('<notice-7-abc@shulei.example>')
    expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated')
    expect(headerOf(raw, 'List-Unsubscribe')).toBe(headers['List-Unsubscribe'])
    expect(headerOf(raw, 'Content-Type')).toMatch(/^text\/plain; charset=utf-8/)
  })

  test.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'A <a@example.com>, b@example.com',
  ])('never sends a mail to a second recipient of %j', async (to) => {
    const { mails, port } = await mailServer()
    await sender(`smtp://localhost:${port}?tls=off`)({ ...mail, to }).catch(() => {})
    for (const { recipients, raw } of mails) {
      expect(recipients).not.toContain('b@example.com')
      expect(headerOf(raw, 'Bcc')).toBeUndefined()
    }
    expect(mails.flatMap(({ recipients }) => recipients).length).toBeLessThan(2)
  })

  test.each([
    ['recipient', 550, true],
    ['recipient', 451, false],
    ['data', 554, true],
    ['data', 452, false],
  ] as const)('refuses a %s by %i, which is told without the address', async (at, code, isFinal) => {
    const { port } = await mailServer({}, () => ({ at, code }))
    const error = await sender(`smtp://localhost:${port}?tls=off`)(mail).catch((reason: Error) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof MailRefused).toBe(isFinal)
    expect((error as Error).message).toContain(String(code))
    expect((error as Error).message).not.toContain('@')
  })
})

test.each(oneEngine)(
  'notices are mailed by SMTP, again after a while, and never again after a refusal',
  async (engine) => {
    const busy = { is: true }
    const { mails, port } = await mailServer({}, (to) => {
      if (to === 'gone@example.com') return { at: 'recipient', code: 550 }
      return busy.is ? { at: 'data', code: 451 } : null
    })
    const env = { SMTP_URL: `smtp://localhost:${port}?tls=off`, MAIL_FROM: '数擂 <no-reply@shulei.example>', DEMO: '0' }
    const api = await openApi(engine, { env })
    try {
      for (const email of ['here@example.com', 'gone@example.com']) {
        const { id } = await api.person({ email, emailVerified: true, language: 'en-US' })
        await api.platform.db.transaction((tx) =>
          notify(tx, {
            ...{ recipientId: id, kind: 'verificationDecided', subject: 'realName:1' },
            ...{ facts: { of: 'realName', reason: null }, at: api.clock.now() },
          }),
        )
      }
      await sendNoticeMails(api.platform)
      const states = async () =>
        (await api.platform.db.select().from(noticeMails).orderBy(noticeMails.id)).map(({ state }) => state)
      expect(await states()).toEqual(['waiting', 'failed'])
      busy.is = false
      api.clock.advance(HOUR)
      await sendNoticeMails(api.platform)
      await sendNoticeMails(api.platform)
      expect(await states()).toEqual(['sent', 'failed'])
      expect(mails.map(({ recipients }) => recipients)).toEqual([['here@example.com']])
      const raw = mails[0]?.raw ?? ''
      expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
      expect(headerOf(raw, 'List-Unsubscribe')).toMatch(
        /^<http:\/\/localhost:3000\/api\/notice-mails\/off\?token=[\w.%-]+>$/,
      )
      expect(headerOf(raw, 'Message-ID')).toMatch(/^<notice-\d+-\w+@shulei\.example>$/)
      expect(bodyOf(raw)).toContain('/mails-off?token=')
    } finally {
      await api.close()
    }
  },
)
