import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../src/platform/config.ts'

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
    const postgres = { DATABASE_URL: 'postgres://localhost/x', SESSION_SECRET: secret }
    expect(readConfig(postgres, '/').demo).toBe(false)
    expect(readConfig({ ...postgres, DEMO: '1' }, '/').demo).toBe(true)
    expect(readConfig({ DEMO: '0' }, '/').demo).toBe(false)
  })

  it('may name several data keys, the newest first', () => {
    expect(readConfig({}, '/').dataKeys).toBeNull()
    const newest = 'y'.repeat(32)
    expect(readConfig({ DATA_KEY: `${newest}, ${secret}` }, '/').dataKeys).toEqual([newest, secret])
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
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is one of/],
    [{ DATA_KEY: 'short' }, /^DATA_KEY needs at least 32 random characters/],
    [{ DATA_KEY: `${secret},short` }, /^DATA_KEY needs at least 32 random characters/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET needs at least 32 characters/],
    [{ SECURITY_CONTACT: 'somebody' }, /^SECURITY_CONTACT must begin with https:, mailto: or tel:/],
    [{ VERIFICATION_TIME: '两天内' }, /^VERIFICATION_TIME needs Chinese and English, separated by \//],
    [{ VERIFICATION_TIME: '两天内/two days/zwei Tage' }, /^VERIFICATION_TIME needs Chinese and English/],
    [{ DATABASE_URL: 'postgres://localhost/x' }, /^DATABASE_URL is set, so SESSION_SECRET is needed too/],
  ])('with %j is refused in one sentence', (env, sentence) => {
    expect(() => readConfig(env, '/')).toThrow(ConfigError)
    expect(() => readConfig(env, '/')).toThrow(sentence)
  })
})
