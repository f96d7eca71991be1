import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../src/platform/config.ts'
import { startNotes } from '../../src/platform/start-notes.ts'

const secret = 'x'.repeat(32)

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({}, '/srv/shulei')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: '/srv/shulei/.data',
      databaseUrl: null,
      ssoUrl: null,
      demo: true,
      trustedProxies: 0,
      logLevel: 'info',
    })
    const blank = { PORT: '', HOST: '', PUBLIC_URL: '', DATA_DIR: '', ROLES: '', LOG_LEVEL: '', TRUST_PROXY: '' }
    expect(readConfig(blank, '/srv/shulei')).toEqual(readConfig({}, '/srv/shulei'))
  })

  it('loads demo people only into an embedded database, or where it is told to', () => {
    const postgres = { DATABASE_URL: 'postgres://localhost/x', SESSION_SECRET: secret, SIGNING_KEY: 'A'.repeat(43) }
    expect(readConfig(postgres, '/').demo).toBe(false)
    expect(readConfig({ ...postgres, DEMO: '1' }, '/').demo).toBe(true)
    expect(readConfig({ DEMO: '0' }, '/').demo).toBe(false)
  })

  it('on PostgreSQL needs a signing key, and says where the one of an earlier release lies', () => {
    const env = { DATABASE_URL: 'postgres://localhost/x', SESSION_SECRET: secret, DATA_DIR: '.' }
    const folder = mkdtempSync(join(tmpdir(), 'shulei-config-'))
    try {
      expect(() => readConfig(env, folder)).toThrow(
        /^DATABASE_URL is set, so SIGNING_KEY is needed too.+: make one by openssl/,
      )
      writeFileSync(join(folder, 'signing-key'), `${'A'.repeat(43)}\n`)
      expect(() => readConfig(env, folder)).toThrow(
        `: the lines of ${join(folder, 'signing-key')}, the first one first`,
      )
      expect(readConfig({ ...env, SIGNING_KEY: 'A'.repeat(43) }, folder).signingKeys).toEqual(['A'.repeat(43)])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('may name several data keys, the newest first', () => {
    expect(readConfig({}, '/').dataKeys).toBeNull()
    const newest = 'y'.repeat(32)
    expect(readConfig({ DATA_KEY: `${newest}, ${secret}` }, '/').dataKeys).toEqual([newest, secret])
  })

  it.each([
    ['smtps://me%40x.example:p%3Aq@mail.example.com', 465, 'tls', { user: 'me@x.example', password: 'p:q' }],
    ['smtp://mail.example.com', 587, 'startTls', null],
    ['smtp://mail.example.com:2525/?tls=off', 2525, 'none', null],
    ['smtp://mail.example.com?tls=off', 25, 'none', null],
  ])('may name the mail server %s', (url, port, security, login) => {
    const from = { name: '数擂', address: 'no-reply@example.com' }
    const { smtp } = readConfig({ SMTP_URL: url, MAIL_FROM: '数擂 <no-reply@example.com>' }, '/')
    expect(smtp).toEqual({ host: 'mail.example.com', port, security, login, from })
  })

  it('without a way for mails, or with an unencrypted one, is told at the start', () => {
    const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.example' }
    const notes = (env: Record<string, string>) => startNotes(readConfig(env, '/')).join()
    expect(notes({})).toBe('')
    const reached = { DEMO: '0', SITE_CONTACT: 'help@site.example' }
    expect(notes({ ...reached, ...mail })).toBe('')
    expect(notes({ ...reached, MAIL_URL: 'https://gateway.example' })).toBe('')
    expect(notes({ DEMO: '0', ...mail })).toBe('No page says how to reach you: set SITE_CONTACT.')
    expect(notes({ DEMO: '0' })).toMatch(/^No mail leaves this site: set SMTP_URL and MAIL_FROM, or MAIL_URL\./)
    expect(notes({ ...mail, SMTP_URL: 'smtp://mail.example.com?tls=off' })).toMatch(/^SMTP_URL says tls=off/)
  })

  it('lets the operator name the site, say how to be reached, and sign the foot of pages', () => {
    const of = (env: Record<string, string>) => readConfig(env, '/').site
    expect(of({})).toEqual({ names: { 'zh-CN': '数擂', 'en-US': 'Shulei' }, contact: null, lines: [] })
    expect(of({ SITE_NAME: '', SITE_NAME_EN: '', SITE_CONTACT: '', SITE_FOOTER: '' })).toEqual(of({}))
    expect(of({ SITE_NAME: ' 江大数赛 ' }).names).toEqual({ 'zh-CN': '江大数赛', 'en-US': '江大数赛' })
    expect(of({ SITE_NAME: '江大数赛', SITE_NAME_EN: "JU's Games & Co." }).names['en-US']).toBe("JU's Games & Co.")
    expect(of({ SITE_CONTACT: 'https://ju.example/help' }).contact).toBe('https://ju.example/help')
    expect(of({ SITE_FOOTER: '京ICP备1号 | https://beian.example/?a=1;江大;\n数据学院\n' }).lines).toEqual([
      { text: '京ICP备1号', href: 'https://beian.example/?a=1' },
      { text: '江大' },
      { text: '数据学院' },
    ])
  })

  it('says how long a verification takes, in both languages', () => {
    expect(readConfig({}, '/').verificationTime).toEqual({
      cn: '通常 1 个工作日内',
      en: 'usually within one working day',
    })
    const own = { VERIFICATION_TIME: '当天 / the same day' }
    expect(readConfig(own, '/').verificationTime).toEqual({ cn: '当天', en: 'the same day' })
  })

  it.each([
    [{ PORT: 'http' }, /^PORT must be 0 to 65535/],
    [{ PORT: '70000' }, /^PORT must be 0 to 65535/],
    [{ PUBLIC_URL: 'example.com' }, /^PUBLIC_URL must be a full address/],
    [{ PUBLIC_URL: 'ftp://example.com' }, /^PUBLIC_URL must be a full address/],
    [{ PUBLIC_URL: 'https://example.com/shulei' }, /^PUBLIC_URL must be an address without a path/],
    [{ SSO_URL: 'nonsense' }, /^SSO_URL must be a full address/],
    [{ SMS_URL: 'nonsense' }, /^SMS_URL must be a full address/],
    [{ ROLES: 'web,cook' }, /^ROLES may hold web, api, jobs; "cook" is none of them/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY is the number of proxies/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN needs at least 16/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is one of/],
    [{ DATA_KEY: 'short' }, /^DATA_KEY needs at least 32 random characters/],
    [{ DATA_KEY: `${secret},short` }, /^DATA_KEY needs at least 32 random characters/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET needs at least 32 characters/],
    [{ SECURITY_CONTACT: 'somebody' }, /^SECURITY_CONTACT must begin with https:, mailto: or tel:/],
    [{ VERIFICATION_TIME: '两天内' }, /^VERIFICATION_TIME needs Chinese and English, separated by \//],
    [{ VERIFICATION_TIME: '两天内/two days/zwei Tage' }, /^VERIFICATION_TIME needs Chinese and English/],
    [{ SMTP_URL: 'smtp://mail.example.com' }, /^SMTP_URL is set, so MAIL_FROM is needed too/],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'nobody' }, /^MAIL_FROM must be an address of mail/],
    [{ SMTP_URL: 'smtp://a.example', MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, /^MAIL_FROM must be/],
    [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'a@b.example' }, /^SMTP_URL must be smtps:/],
    [{ SMTP_URL: 'mail.example.com:25', MAIL_FROM: 'a@b.example' }, /^SMTP_URL must be smtps:/],
    [{ SMTP_URL: 'smtp://mail.example.com?tls=of', MAIL_FROM: 'a@b.example' }, /^SMTP_URL must be smtps:/],
    [{ SMTP_URL: 'smtps://mail.example.com?tls=off', MAIL_FROM: 'a@b.example' }, /^SMTP_URL must be smtps:/],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_URL: 'https://a.example' }, /^SMTP_URL and MAIL_URL are both set/],
    [{ SITE_NAME: ' ' }, /^SITE_NAME needs 1 to 24 letters/],
    [{ SITE_NAME: '字'.repeat(25) }, /^SITE_NAME needs 1 to 24 letters/],
    [{ SITE_NAME: '{{link}}' }, /^SITE_NAME needs 1 to 24 letters and signs other than \{\}<>/],
    [{ SITE_NAME: '$t(mail:code)' }, /^SITE_NAME needs/],
    [{ SITE_NAME: 'A\nBcc: b@c.example' }, /^SITE_NAME needs/],
    [{ SITE_NAME: '江大', SITE_NAME_EN: '<b>JU</b>' }, /^SITE_NAME_EN needs/],
    [{ SITE_NAME_EN: 'JU' }, /^SITE_NAME_EN is set, so SITE_NAME is needed too/],
    [{ SITE_CONTACT: 'somebody' }, /^SITE_CONTACT must be an address of mail/],
    [{ SITE_CONTACT: 'http://ju.example' }, /^SITE_CONTACT must be an address of mail/],
    [{ SITE_CONTACT: 'a@b.example?bcc=c@d.example' }, /^SITE_CONTACT must be an address of mail/],
    [{ SITE_FOOTER: '京ICP备1号|javascript:alert(1)' }, /^SITE_FOOTER needs lines of 1 to 80 letters/],
    [{ SITE_FOOTER: '|https://a.example' }, /^SITE_FOOTER needs lines/],
    [{ SITE_FOOTER: 'a|https://a.example|b' }, /^SITE_FOOTER needs lines/],
    [{ SITE_FOOTER: '甲'.repeat(81) }, /^SITE_FOOTER needs lines/],
    [{ SITE_FOOTER: '1;2;3;4;5;6;7' }, /^SITE_FOOTER may have 6 lines, not 7/],
    [{ DATABASE_URL: 'postgres://localhost/x' }, /^DATABASE_URL is set, so SESSION_SECRET is needed too/],
  ])('with %j is refused in one sentence', (env, sentence) => {
    expect(() => readConfig(env, '/')).toThrow(ConfigError)
    expect(() => readConfig(env, '/')).toThrow(sentence)
  })
})
