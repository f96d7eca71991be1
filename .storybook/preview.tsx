import { mockNow } from '@shulei/mocks/clock.ts'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import dayjs from 'dayjs'
import MockDate from 'mockdate'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import 'dayjs/locale/zh-cn'
import '@fontsource-variable/noto-sans-sc'
import './themes.ts'
import './preview.css'
import { appearance } from './decorators/appearance.tsx'
import { freshCache } from './decorators/data.tsx'
import { DocsPage } from './decorators/docsPage.tsx'
import { paper } from './decorators/paper.ts'
import { memoryRouter } from './decorators/router.tsx'
import { site } from './decorators/site.tsx'
import { restoreLanguages, texts } from './decorators/texts.tsx'
import { ComponentDocs } from './docs/ComponentDocs.tsx'
import { joinEvents } from './events.ts'
import { completeStories } from './everyStory.ts'
import { watchConsole } from './guards/console.ts'
import { watchGrey } from './guards/grey.ts'
import { takeProblems } from './guards/problems.ts'
import { clearStorage } from './guards/storage.ts'
import { viewports } from './modes.ts'
import { networkStates } from './network.ts'
import { peopleToolbar, sessionOf } from './person.ts'
import { stayHere } from './stayHere.ts'
import type { AddonTypesOf, StoryPreview } from './storyTypes.ts'
import { themeToolbar } from './themes.ts'
import { mockApi } from './worker.ts'

// A library that is loaded when it is first needed comes late on a busy machine.
configure({ asyncUtilTimeout: 8000 })

const addons = [addonDocs(), addonA11y(), addonVitest(), addonMsw(mockApi)]

/** Stories that must hold on the narrowest screen too. */
const foldsAnywhere = /^(core|areas|layouts)-/

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
    // What React Aria has spoken stays in the document for seven seconds and names elements that may be gone by then.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    viewport: { options: viewports },
    docs: { codePanel: true, container: DocsPage, page: ComponentDocs },
    options: {
      storySort: { order: ['Welcome', 'Foundation', 'Studio', 'Core', 'Areas', 'Layouts', 'Pages', 'Flows'] },
    },
  },
  decorators: [site, texts, freshCache, memoryRouter, paper, appearance],
  beforeAll: joinEvents,
  async beforeEach({ globals, msw, parameters }) {
    // Only the date stands still: timers, debounce and the mock API stay alive.
    MockDate.set(mockNow)
    dayjs.locale(globals.locale === 'en-US' ? 'en' : 'zh-cn')
    clearStorage()
    await restoreLanguages()
    takeProblems()
    msw.use(...sessionOf(globals.person), ...(networkStates[globals.network] ?? []))
    const restoreConsole = watchConsole(parameters.console?.allow)
    return () => {
      restoreConsole()
      MockDate.reset()
    }
  },
  async afterEach(context) {
    if (context.globals.theme === 'wireframe') watchGrey(document.body)
    const problems = takeProblems()
    if (problems.length > 0 && context.viewMode === 'story') throw new Error(problems.join('\n'))
    // The id of a Story.test() is its parent story's: without this check both would write the same picture.
    if (context.tags.includes('test-fn')) return
    if (!context.tags.includes('no-picture')) await globalThis.storyShot?.(context.id, context.parameters.visual ?? {})
    // Pages fold by rules of their own, tested with them; a component fits wherever it is put, and a layout every window.
    if (foldsAnywhere.test(context.id)) await globalThis.storyNarrow?.()
  },
}) as StoryPreview<AddonTypesOf<typeof addons>>
completeStories(preview)
stayHere()

export default preview
