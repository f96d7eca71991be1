import { type SiteState, SiteStateContext } from '@shulei/features/shell/site-state.ts'
import { siteZone, TimeContext } from '@shulei/i18n/format.ts'
import { createI18n, type Texts } from '@shulei/i18n/i18n.ts'
import { languages } from '@shulei/i18n/language.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlainStory } from './plainPreview.tsx'

const modules = import.meta.glob<Record<string, PlainStory>>('../../../{ui,features,layouts}/src/**/*.stories.tsx', {
  eager: true,
})
const files = import.meta.glob<Texts[string]>('../../../../locales/*/*.json', { eager: true, import: 'default' })

const textsOf = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.includes(`/${language}/`))
      .map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]),
  )

/** What the site would tell its pages. */
const site: SiteState = {
  user: userFixture(),
  website: websiteFixture(),
  ssoUrl: 'https://shulei.example/sso',
  address: 'https://shulei.example/',
  isInsideFrame: false,
  theme: 'light',
}

/** A page with one route that shows the story, as the server of the site would render it. */
async function page(story: ReactNode, address: string) {
  const handler = createStaticHandler([{ path: '*', element: story }])
  const context = await handler.query(new Request(new URL(address, 'http://localhost')))
  if (context instanceof Response) throw new Error(`The story answers ${context.status}`)
  return (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  )
}

async function html(element: ReactNode) {
  const errors: unknown[] = []
  const { prelude } = await prerender(element, { onError: (error) => void errors.push(error) })
  const text = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return text
}

const said: unknown[][] = []
beforeEach(() => {
  said.length = 0
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => void said.push(args))
  }
})
afterEach(() => vi.restoreAllMocks())

describe.each(languages)('every component renders on the server in %s, without a word on the console', (language) => {
  const i18n = createI18n(language, textsOf(language))

  describe.each(Object.entries(modules))('%s', (_, exports) => {
    test.each(Object.entries(exports))('%s', async (_, story) => {
      const { router = '/' } = story.parameters
      const shown = (
        <I18nextProvider i18n={i18n}>
          <I18nProvider locale={language}>
            <TimeContext value={{ zone: siteZone, now: mockNow }}>
              <SiteStateContext value={{ ...site, ...(story.parameters.site as Partial<SiteState>) }}>
                <SWRConfig value={{ provider: () => new Map() }}>{story.element()}</SWRConfig>
              </SiteStateContext>
            </TimeContext>
          </I18nProvider>
        </I18nextProvider>
      )
      const element = typeof router === 'string' ? await page(shown, router) : shown
      expect(typeof (await html(element))).toBe('string')
      expect(said).toEqual([])
    })
  })
})

describe('what does not render on a server is found', () => {
  test('a question to the browser', async () => {
    const Wide = () => <p>{window.innerWidth}</p>
    await expect(html(<Wide />)).rejects.toThrow('window is not defined')
  })

  test('a warning', async () => {
    await html(
      <ul>
        {['one', 'two'].map((text) => (
          <li>{text}</li>
        ))}
      </ul>,
    )
    expect(said.flat().join(' ')).toContain('unique "key"')
  })
})
