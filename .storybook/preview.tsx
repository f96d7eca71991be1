import { mockNow } from '@shulei/mocks/clock.ts'
import { keepComposition } from '@shulei/ui/Field/keepComposition.ts'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonVitest from '@storybook/addon-vitest'
import { definePreview, type StoryContext } from '@storybook/react-vite'
import MockDate from 'mockdate'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import '@fontsource-variable/noto-sans-sc'
import './themes.ts'
import './preview.css'
import { appearance } from './decorators/appearance.tsx'
import { freshCache } from './decorators/data.tsx'
import { DocsPage } from './decorators/docsPage.tsx'
import { paper } from './decorators/paper.ts'
import { memoryRouter } from './decorators/router.tsx'
import { site } from './decorators/site.tsx'
import { texts } from './decorators/texts.tsx'
import { ComponentDocs } from './docs/ComponentDocs.tsx'
import { joinEvents } from './events.ts'
import { completeStories } from './everyStory.ts'
import { watchConsole } from './guards/console.ts'
import { takeProblems } from './guards/problems.ts'
import { spoken } from './guards/spoken.ts'
import { clearStorage } from './guards/storage.ts'
import { interruptEarlierStory, makeInterruptible, trackPlay } from './interruption.ts'
import { viewports } from './modes.ts'
import { networkStates } from './network.ts'
import { peopleToolbar, sessionOf } from './person.ts'
import { stayHere } from './stayHere.ts'
import type { AddonTypesOf, StoryPreview } from './storyTypes.ts'
import { renewLanguages } from './texts.ts'
import { themeToolbar } from './themes.ts'
import { mockApi } from './worker.ts'

keepComposition(window)

// Lazily loaded libraries arrive late on a busy machine.
configure({ asyncUtilTimeout: 8000 })

/** Fingerprints of the stories that axe looks at. */
const judged = new WeakMap<object, string>()

/** Records what axe finds accessible. Storybook asks the first addon last. */
const afterAxe = {
  async afterEach(context: StoryContext) {
    const print = judged.get(context)
    const isAccessible = context.reporting.reports.some(({ type, status }) => type === 'a11y' && status === 'passed')
    if (print && isAccessible) await globalThis.storyAccessible?.(context.id, print)
  },
}

const addons = [afterAxe, addonDocs(), addonA11y(), addonVitest(), addonMsw(mockApi)]

/** Stories that are also checked on the narrowest screen. */
const foldsAnywhere = /^(core|areas|layouts)-/

/** Elements that earlier stories left in the document, such as empty toast regions. */
let leftovers: ReadonlySet<Element> = new Set()

const preview = definePreview({
  addons,
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    locale: 'zh-CN',
    person: 'lin',
    network: 'ok',
    medium: 'screen',
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', dynamicTitle: true, items: themeToolbar },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '中文', right: 'zh' },
          { value: 'en-US', title: 'English', right: 'en' },
        ],
      },
    },
    person: {
      description: 'Signed in as',
      toolbar: { title: 'Person', icon: 'user', dynamicTitle: true, items: peopleToolbar },
    },
    network: {
      description: 'Network',
      toolbar: { title: 'Network', icon: 'lightning', dynamicTitle: true, items: Object.keys(networkStates) },
    },
    medium: {
      description: 'Screen or paper',
      toolbar: { title: 'Medium', icon: 'print', dynamicTitle: true, items: ['screen', 'paper'] },
    },
  },
  parameters: {
    a11y: {
      test: globalThis.axeTest ?? 'error',
      context: { exclude: [spoken] },
      options: globalThis.axeOptions,
    },
    viewport: { options: viewports },
    docs: { codePanel: true, container: DocsPage, page: ComponentDocs },
    options: {
      storySort: { order: ['Welcome', 'Foundation', 'Studio', 'Core', 'Areas', 'Layouts', 'Pages', 'Flows'] },
    },
  },
  decorators: [site, texts, freshCache, memoryRouter, paper, appearance],
  beforeAll() {
    joinEvents()
    makeInterruptible()
  },
  async beforeEach({ globals, msw, parameters, canvasElement }) {
    await interruptEarlierStory()
    leftovers = new Set([...document.body.children].filter((element) => !element.contains(canvasElement)))
    // Only the date is fixed: timers, debounce and the mock API keep running.
    MockDate.set(mockNow)
    clearStorage()
    renewLanguages()
    takeProblems()
    msw.use(...sessionOf(globals.person), ...(networkStates[globals.network] ?? []))
    const restoreConsole = watchConsole(parameters.console?.allow)
    return () => {
      restoreConsole()
      MockDate.reset()
    }
  },
  afterEach: (context) => trackPlay(check(context)),
}) as StoryPreview<AddonTypesOf<typeof addons>>
completeStories(preview)
stayHere()

/** Checks of every story besides its own assertions. */
async function check(context: StoryContext) {
  globalThis.storyGrey?.(context)
  const problems = takeProblems()
  if (problems.length > 0 && context.viewMode === 'story') throw new Error(problems.join('\n'))
  // A Story.test() has the id of its parent story; without this check both would record the same picture.
  if (context.tags.includes('test-fn')) return
  await globalThis.storyShot?.({ ...context, leftovers })
  // Pages have tests of their own for narrow screens; components and layouts must fit any width.
  if (foldsAnywhere.test(context.id)) await globalThis.storyNarrow?.(context)
  await chooseAxe(context)
}

/** Leaves axe out where it has found the same story accessible before. */
async function chooseAxe(context: StoryContext) {
  if (!globalThis.storyToJudge || globalThis.axeTest === 'off') return
  const print = await globalThis.storyToJudge({ ...context, leftovers })
  if (print) judged.set(context, print)
  else context.parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, test: 'off' } }
}

export default preview
