import { refs } from '@shulei/contract/refs.ts'
import { type CertificateFacts, certificateText } from '@shulei/domain/compete/certificate/certificate.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageTexts } from '../../../src/modules/base/session/message.service.ts'
import type { MessageKey } from '../../../src/modules/base/session/message-texts.ts'
import { signOnOf } from '../../../src/modules/base/session/sign-on.service.ts'
import { certificatePage } from '../../../src/modules/compete/certificate/pdf/certificate-pdf.ts'
import { factsComment } from '../../../src/modules/compete/certificate/signed-pdf.ts'
import { layoutOf } from '../../../src/modules/publish/share/layout.ts'
import { speakerOf } from '../../../src/modules/publish/share/share.service.ts'
import type { Lang } from '../../../src/platform/context.ts'
import { loadTexts } from '../../../src/platform/messages.ts'
import { wordsOfPdf } from '../../compete/certificate/pdf-words.ts'
import { oneEngine, openApi, type TestApi } from '../../harness.ts'

const names = { 'zh-CN': '江大数赛', 'en-US': "JU's Games & Co." } as const
const languages = ['zh-CN', 'en-US'] as const
const env = {
  SITE_NAME: names['zh-CN'],
  SITE_NAME_EN: names['en-US'],
  SITE_CONTACT: 'help@ju.example',
  SITE_FOOTER: '京ICP备1号|https://beian.example/;<b>江大</b>',
}

/** The names of this software, in words that people read. */
const builtIn = /数擂|Shulei/

describe.each(oneEngine)('a site under names of its own on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { env })
  })
  afterAll(() => api.close())

  test.each(languages)('writes all its messages in %s under them', (lang) => {
    const keys = Object.keys(loadTexts('mail')[lang]) as MessageKey[]
    const write = messageTexts(api.platform.config)
    const written = keys.map((key) => [key, write(lang, key, { name: 'Gu', title: 'B', code: '123456' })] as const)
    expect(written.filter(([, text]) => builtIn.test(text))).toEqual([])
    expect(written.filter(([key, text]) => /Subject$/.test(key) && !text.includes(names[lang]))).toEqual([])
  })

  test('signs mails with names and contact, and short messages not', async () => {
    const signOn = signOnOf(api.platform)
    const visitor = { cookie: null, clientAddress: '192.0.2.1', userAgent: null, lang: 'zh-CN' } as const
    await signOn.sendRegisterCode({ email: 'new@ju.example' }, visitor)
    await signOn.sendPhoneCode({ phone: '+8613800138000' }, visitor)
    const [short, mail] = signOn.outbox() ?? []
    expect(short?.text).toMatch(/^【江大数赛】验证码 \d{6}，5 分钟内有效。请勿告诉他人。$/)
    expect(mail?.text).toMatch(/^你正在注册江大数赛账号/)
    expect(mail?.text.endsWith("\n\n-- \n江大数赛 JU's Games & Co.\nhelp@ju.example")).toBe(true)
  })

  test.each(languages)('names its feeds, errors and description of calls in %s', async (lang) => {
    const read = async (path: string) => (await api.request(`${path}?lang=${lang}`)).text()
    for (const file of ['atom.xml', 'rss.xml']) {
      const feed = await read(`/api/site/feeds/${file}`)
      expect(feed).toMatch(
        lang === 'zh-CN' ? '<title>江大数赛</title>' : /<title>JU(&#39;|')s Games &amp; Co.<\/title>/,
      )
      expect(feed).not.toMatch(builtIn)
    }
    for (const path of ['/api/nothing', '/api/notices', '/api/users/mails-off']) {
      expect(await read(path)).not.toMatch(builtIn)
    }
    const { info } = JSON.parse(await read('/api/openapi.json'))
    expect(info.title).toBe(names['en-US'])
  })

  test('tells its pages the contact and the lines of the foot', async () => {
    const website = await api.send(refs.website, {})
    expect(website.contact).toEqual({ hours: { cn: '', en: '' }, email: 'help@ju.example' })
    expect(website.lines).toEqual([{ text: '京ICP备1号', href: 'https://beian.example/' }, { text: '<b>江大</b>' }])
    expect(JSON.stringify(website)).not.toMatch(/数擂|shulei/i)
  })

  test('prints its names on certificates, whose signed facts have none', async () => {
    const facts: CertificateFacts = {
      ...{ no: 'SL-1-1', revision: 1, competition: { id: 1, title: { cn: '唐诗', en: 'Poems' } }, round: null },
      ...{ list: 'B', team: { id: 1, name: '甲' }, members: ['乙'], rank: 1, total: 3, score: '0.9', demo: false },
      ...{ endedOn: '2026-11-01', issuedAt: '2026-11-02T00:00:00.000Z' },
    }
    const text = certificateText(facts)
    const bytes = await certificatePage({
      ...{ facts, picture: null, url: 'https://ju.example/certificates/SL-1-1', key: '', signature: '' },
      ...{ texts: loadTexts('certificate-paper'), comment: factsComment(text) },
      ...{ site: "江大数赛 JU's Games & Co.", hasMark: false },
    })
    expect(wordsOfPdf(bytes)).toContain("江大数赛 JU's Games & Co.\n")
    expect(wordsOfPdf(bytes)).not.toMatch(builtIn)
    expect(text).not.toMatch(/江大|JU|数擂|Shulei/)
  })

  test.each(languages)(
    'draws pictures for links in %s with its name, which fits, and without the mark',
    async (lang: Lang) => {
      const { base } = speakerOf(api.platform, lang)
      expect([base.name, base.hasMark]).toEqual([names[lang], false])
      const facts = { ...base, title: '唐诗', facts: [], pictures: [] }
      const long = { ...facts, name: '字'.repeat(24) }
      const mark = 'M18 2h12v12h-12z'
      for (const size of ['wide', 'square'] as const) {
        expect(await layoutOf({ ...facts, hasMark: true }, size)).toContain(mark)
        expect(await layoutOf(facts, size)).not.toContain(mark)
        const [, name = ''] = /<path fill="[^"]+" d="(M[^"]+)"/.exec(await layoutOf(long, size)) ?? []
        const reach = Math.max(...[...name.matchAll(/[A-Z](-?[\d.]+)/g)].map(([, x]) => Number(x)))
        expect(reach).toBeLessThan(size === 'wide' ? 640 : 280)
      }
    },
  )
})
