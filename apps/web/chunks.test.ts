import { expect, test } from 'vitest'
import { filesOf } from './chunks.ts'

const route = (path: string) => `/repo/apps/web/app/${path}.tsx?__react-router-build-client-route`
const home = route('areas/house/home/home.route')
const list = route('areas/compete/competition/list.route')
const overview = route('areas/compete/competition/tabs/overview.route')
const ranking = route('areas/compete/competition/tabs/ranking.route')
const messages = route('areas/talk/message/messages.route')
const entry = '/repo/apps/web/app/entry.client.tsx'
const popover = '/repo/packages/features/src/house/inbox/MessagePopover/MessagePopover.tsx'
const dialog = '/repo/node_modules/react-aria-components/dist/private/Dialog.mjs'
const menu = '/repo/node_modules/react-aria-components/dist/private/Menu.mjs'

/** The file of each module of a graph: `imports` lists static imports, `later` those on intent. */
const graph = (imports: Record<string, string[]>, later: Record<string, string[]> = {}) => {
  const ids = new Set([...Object.entries(imports), ...Object.entries(later)].flatMap(([id, others]) => [id, ...others]))
  const modules = [...ids].map((id) => [id, { imports: imports[id] ?? [], dynamicImports: later[id] ?? [] }] as const)
  return filesOf(new Map(modules))
}

test('modules that home and list share are in the file of the site, and a module of one page stays with its page', () => {
  const fileOf = graph({ [entry]: ['/i18n'], [home]: ['/row', '/hero'], [list]: ['/row'], [overview]: ['/row'] })
  expect([fileOf('/i18n'), fileOf('/row'), fileOf('/hero')]).toEqual(['site', 'site', undefined])
})

test('a module that several parts share is in the common file, unless it needs React Aria', () => {
  const fileOf = graph({
    [overview]: ['/panel', '/button'],
    [messages]: ['/panel', '/button'],
    '/button': [dialog],
  })
  expect([fileOf('/panel'), fileOf('/button'), fileOf(dialog)]).toEqual(['common', 'controls', 'controls'])
})

test('pages of a competition share a file without React Aria', () => {
  const fileOf = graph({ [overview]: ['/steps', '/box'], [ranking]: ['/steps', '/box'], '/box': [dialog] })
  expect([fileOf('/steps'), fileOf('/box')]).toEqual(['contest', 'dialogs'])
})

test('past lists share a file and a sheet, and pages beside the contest keep their styles to themselves', () => {
  const replay = route('areas/compete/competition/tabs/replay.route')
  const weeks = route('areas/compete/competition/tabs/weekly-rankings.route')
  const teams = route('areas/compete/competition/tabs/teams.route')
  const fileOf = graph({
    [replay]: ['/bars', '/lists.css', '/steps'],
    [weeks]: ['/lists.css'],
    [ranking]: ['/steps'],
    [teams]: ['/teams.css', '/steps'],
  })
  expect([fileOf('/bars'), fileOf('/lists.css')]).toEqual(['lists', 'lists'])
  expect([fileOf('/steps'), fileOf('/teams.css'), fileOf(replay)]).toEqual(['contest', undefined, undefined])
})

test('React Aria’s menu is not loaded with a dialog, which imports a context from it', () => {
  const profile = route('areas/people/profile/profile.route')
  const fileOf = graph(
    { [popover]: [dialog], [dialog]: [menu], '/user-menu': [menu], [profile]: [menu] },
    { [home]: [popover, '/user-menu'] },
  )
  expect(fileOf(menu)).toBe('menus')
})

test('dialogs load without lists to choose from, and the guide without the fields that it shares with settings', () => {
  const list = '/repo/node_modules/react-aria-components/dist/private/ListBox.mjs'
  const step = route('areas/people/guide/basic.route')
  const done = route('areas/people/guide/done.route')
  const teams = route('areas/compete/competition/tabs/teams.route')
  const settings = route('areas/house/settings/settings.route')
  const fileOf = graph({
    [teams]: ['/ask', '/pick'],
    [settings]: ['/ask', '/pick', '/date'],
    [step]: ['/date', '/frame'],
    [done]: ['/frame'],
    '/ask': [dialog],
    '/pick': [list],
    '/date': [dialog],
  })
  expect([fileOf('/ask'), fileOf('/pick'), fileOf(list)]).toEqual(['dialogs', 'menus', 'menus'])
  expect([fileOf('/date'), fileOf('/frame')]).toEqual(['facts', 'guide'])
})

test('an article that somebody reads shares a file with discussions, not with the pages on which people write', () => {
  const read = route('areas/people/article/article.route')
  const write = route('areas/people/article/edit.route')
  const publish = route('areas/data/dataset/publish.route')
  const fileOf = graph({ [read]: ['/article'], [write]: ['/article', '/cover'], [publish]: ['/cover'] })
  expect([fileOf('/article'), fileOf('/cover')]).toEqual(['discussion', 'writing'])
})

test('styles that several parts share are in three sheets: of the popover, of a competition, and the others', () => {
  const profile = route('areas/people/profile/profile.route')
  const fileOf = graph(
    { [ranking]: ['/a.css', '/c.css'], [messages]: ['/a.css', '/b.css'], [profile]: ['/b.css'], [popover]: ['/c.css'] },
    { [home]: [popover] },
  )
  expect([fileOf('/a.css'), fileOf('/b.css'), fileOf('/c.css')]).toEqual(['parts', 'common', 'inbox'])
})

test('the styles of a competition are two sheets: those of its first pages, and the others', () => {
  const submits = route('areas/compete/competition/tabs/submits.route')
  const fileOf = graph({ [ranking]: ['/a.css'], [submits]: ['/a.css', '/b.css'] })
  expect([fileOf('/a.css'), fileOf('/b.css')]).toEqual(['contest', 'submit'])
})

test('a page for frames takes no module out of the files of other pages, and keeps its own style', () => {
  const embed = route('areas/publish/embed/ranking-embed.route')
  const imports = { [ranking]: ['/row', '/code'], [overview]: ['/row'] }
  const without = graph(imports)
  const fileOf = graph({ ...imports, [embed]: ['/row', '/code', '/frame', '/frame.css'] })
  for (const id of ['/row', '/code', '/frame', '/frame.css']) expect(fileOf(id), id).toBe(without(id))
})

test('the pages for hosts take no module out of the files of other pages, and share none of their own with them', () => {
  const host = route('areas/host/hosting/host.route')
  const form = '/repo/packages/features/src/host/hosting/ProposalForm/ProposalForm.tsx'
  const publish = route('areas/data/dataset/publish.route')
  const imports = { [publish]: ['/drop', '/panel'], [ranking]: ['/panel'] }
  const without = graph(imports)
  const fileOf = graph(
    { ...imports, [host]: ['/drop', '/panel', '/draft'], [form]: ['/draft', '/split.css'] },
    { [host]: [form] },
  )
  for (const id of ['/drop', '/panel']) expect(fileOf(id), id).toBe(without(id))
  expect([fileOf('/draft'), fileOf('/split.css')]).toEqual([undefined, undefined])
})

test('the studio takes no module out of the files of other pages, and has a file of its own', () => {
  const studio = route('areas/publish/studio/studio.route')
  const news = route('areas/publish/microsite/news.route')
  const imports = {
    [news]: ['/words', '/news.css'],
    [overview]: ['/panel'],
    [messages]: ['/panel'],
    [ranking]: ['/one'],
  }
  const without = graph(imports)
  const fileOf = graph({ ...imports, [studio]: ['/words', '/news.css', '/panel', '/one', '/bench', '/bench.css'] })
  for (const id of ['/words', '/news.css', '/panel', '/one']) expect(fileOf(id), id).toBe(without(id))
  expect([fileOf('/bench'), fileOf('/bench.css')]).toEqual(['studio', 'studio'])
})

test('the pages of a desk share a file with that of hosts, which no other page loads', () => {
  const host = route('areas/host/hosting/host.route')
  const today = route('areas/host/desk/today.route')
  const log = route('areas/host/desk/log.route')
  const refs = '/repo/packages/contract/src/refs/desk.ts'
  const fileOf = graph({
    [today]: ['/acts', '/acts.css', '/funnel', '/copy', '/panel', refs],
    [log]: ['/acts', '/acts.css', '/panel', refs],
    [host]: ['/copy', '/panel'],
    [overview]: ['/panel'],
  })
  expect([fileOf('/acts'), fileOf('/acts.css'), fileOf(refs)]).toEqual(['hosting', 'hosting', 'hosting'])
  expect([fileOf('/funnel'), fileOf('/copy'), fileOf('/panel')]).toEqual([undefined, 'hosting', undefined])
})
