import { type SiteState, SiteStateContext } from '@shulei/features/base/site/site-state.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { siteZone } from '@shulei/i18n/formatters.ts'
import { createI18n, type Texts } from '@shulei/i18n/i18n.ts'
import { languages } from '@shulei/i18n/language.ts'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { markupFaults } from './markup/markupFaults.ts'
import { useOwnExpect } from './ownExpect.ts'
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

/** Site state for the pages of this test. */
const site: SiteState = {
  user: userFixture(),
  website: websiteFixture(),
  ssoUrl: 'https://shulei.example/sso',
  address: 'https://shulei.example/',
  isInsideFrame: false,
  theme: 'light',
}

/** A page with one route that shows the story, as the site's server would render it. */
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

/** Stories, by component, that show no text without scripts: dialogs, which open in the browser only, drawings and bars. */
const silent: Readonly<Record<string, readonly string[] | 'all'>> = {
  AppealDialog: 'all',
  ReportDialog: 'all',
  SendMessageDialog: 'all',
  InviteUserDialog: 'all',
  TeamInviteDialog: 'all',
  EditTeamDialog: 'all',
  AnswerRequestDialog: 'all',
  JoinRequestDialog: 'all',
  TransferCaptainDialog: 'all',
  ReadingDialog: 'all',
  AlertDialog: ['LongText', 'English'],
  Dialog: ['ScrollsInside', 'Small', 'LongText', 'English', 'InsideForm'],
  Drawer: ['FromStart', 'LongText', 'English'],
  PictureEditor: ['Saved', 'Saving', 'Failed'],
  OddNames: ['DialogTitle'],
  Landscape: 'all',
  ProfileBanner: 'all',
  EmptyRing: 'all',
  PlatformState: ['Empty', 'Loading'],
  TopProgress: ['Idle', 'Running', 'Failed', 'English'],
  // stories of a state in which the component shows nothing
  Badge: ['NothingNew'],
  BannedNotice: ['Clean'],
  FollowButton: ['OwnPerson'],
  JoinRequestEntry: ['Member'],
  PrivateMessageButton: ['OwnProfile'],
  PersonMenu: ['Oneself'],
  ConflictChoice: ['None'],
  ReceivedInvitations: ['None'],
  AccomplishmentGroup: ['EmptyForOthers'],
  ProfileMoreInfo: ['EmptyForOthers'],
  SkillsPanel: ['NoneForOthers'],
  ProofFields: ['Unbound'],
  ReadingLine: ['NoTable'],
  organizer: ['Invited'],
  // stories rendered by their play function or inside a frame
  VirtualTable: ['Hydrated'],
  ThemedFrame: ['Phone'],
}

/** Components that are shown on Chinese pages only. */
const silentInEnglish = ['EnglishOffer']

function isSilent(file: string, name: string, language: string): boolean {
  const component = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? ''
  if (language === 'en-US' && silentInEnglish.includes(component)) return true
  const stories = silent[component]
  return stories === 'all' || (stories?.includes(name) ?? false)
}

/** Readable content of a page: its text and its accessible names. */
function wordsOf(written: string): string {
  const names = [...written.matchAll(/ (?:aria-label|alt|placeholder|title|value)="([^"]+)"/g)].map(([, name]) => name)
  const text = written.replace(/<(style|script|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ' ')
  return [text, ...names].join(' ').trim()
}

/** Content of a page's main landmark; undefined when there is none. */
const mainOf = (written: string) => /<main\b[\s\S]*<\/main>/.exec(written)?.[0]

/** Stories of layouts are whole pages, except those of the studio. */
const isPage = (file: string) => file.includes('/layouts/') && !file.endsWith('/studio.stories.tsx')

/** Throws unless a story has readable content; a page must have it in its main landmark. */
function expectContent(written: string, file: string, name: string, language = 'zh-CN'): void {
  const main = mainOf(written)
  if (isPage(file)) expect(main, 'no main landmark').toBeDefined()
  if (isSilent(file, name, language)) expect(wordsOf(written), 'take it from the list of silent stories').toBe('')
  else expect(wordsOf(main ?? written), 'nothing to read without a script').not.toBe('')
}

useOwnExpect()
const said: unknown[][] = []
beforeEach(() => {
  said.length = 0
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => void said.push(args))
  }
})
afterEach(() => vi.restoreAllMocks())

describe.each(languages)('every component renders on the server in %s without console output', (language) => {
  const i18n = createI18n(language, textsOf(language))

  describe.each(Object.entries(modules))('%s', (file, exports) => {
    test.each(Object.entries(exports))('%s', async (name, story) => {
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
      const written = await html(element)
      expectContent(written, file, name, language)
      expect(markupFaults(written)).toEqual([])
      expect(said).toEqual([])
    })
  })
})

describe('the check fails for', () => {
  test('a page without content between header and footer', () => {
    const file = '../layouts/src/BlankLayout/BlankLayout.stories.tsx'
    const page = (content: string) =>
      `<header>数擂</header><main id="main"><!--$--><p>${content}</p></main><footer>©</footer>`
    expect(() => expectContent(page(''), file, 'Default')).toThrow('nothing to read')
    expect(() => expectContent('<header>数擂</header>', file, 'Default')).toThrow('no main landmark')
    expect(() => expectContent(page('竞赛'), file, 'Default')).not.toThrow()
  })

  test('a component that reads the window', async () => {
    const Wide = () => <p>{window.innerWidth}</p>
    await expect(html(<Wide />)).rejects.toThrow('window is not defined')
  })

  test('a component that logs a warning', async () => {
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
