import type { Plugin, Rolldown } from 'vite'

/** Parts of the site, each with the modules that start its pages. Modules that load on intent are the part `intent`. */
const areas = {
  site: /app\/(entry\.client|root|layouts\/(home-default|default|landing)\.layout)\.tsx/,
  home: /app\/areas\/house\/home\/home\.route/,
  list: /app\/areas\/compete\/competition\/list\.route/,
  data: /app\/areas\/data\/dataset\/(?!publish|edit)/,
  contest:
    /app\/areas\/compete\/competition\/tabs\/(?!submits|signup|weekly-rankings|replay|shake-up|teams|discuss|models|invite|proof|dataware|faq|profile)/,
  lists: /app\/areas\/compete\/competition\/tabs\/(weekly-rankings|replay|shake-up)/,
  aside: /app\/areas\/compete\/competition\/tabs\/(proof|dataware|faq|profile)/,
  club: /app\/areas\/compete\/competition\/tabs\/(teams|discuss|models|invite)/,
  submit: /app\/areas\/compete\/competition\/(tabs\/(submits|signup)|(submit|source-code)\.route)/,
  watch: /features\/src\/house\/inbox\/Inbox\.tsx/,
  inbox: /app\/areas\/talk\/(message\/(messages|none)|notice\/notices)|MessagePopover\/MessagePopover\.tsx/,
  talk: /app\/areas\/talk\/(message\/conversation|notice\/(?!notices))/,
  person: /app\/areas\/people\/profile\//,
  reading: /app\/areas\/people\/(article\/article|notebook\/notebook)\.route/,
  writing: /app\/areas\/(people\/article\/edit|data\/dataset\/(publish|edit))\.route/,
  notebooks: /app\/areas\/people\/notebook\/(edit|share)\.route/,
  guide: /app\/areas\/people\/guide\//,
  review: /app\/areas\/compete\/review\/|layouts\/(expert-review|review-login)\.layout/,
  own: /app\/areas\/house\/(settings|user)\//,
  microsite: /app\/(areas\/publish\/microsite\/|layouts\/microsite\.layout)/,
  evaluation: /app\/areas\/publish\/content\/evaluation/,
  series: /app\/areas\/publish\/content\/(dcic|grade)/,
  studio: /app\/areas\/publish\/studio\//,
  embed: /app\/areas\/publish\/embed\//,
  owner: /dataset\/(DatasetEditor\/ColumnFields|Reading\/ReadingDialog)\.tsx/,
  content: /app\/areas\/publish\/(content|search)\//,
  hosting: /app\/areas\/host\/|ProposalForm\/ProposalForm\.tsx/,
  signOn: /apps\/sso\//,
} as const

type Area = keyof typeof areas | 'intent'

/** Libraries of every page, without the hook for lists in pages, which SWR has in a folder of its own. */
const vendor =
  /node_modules\/((react|react-dom|scheduler|react-router|cookie|cookie-es|set-cookie-parser|turbo-stream|i18next|react-i18next|dequal)\/|swr\/(?!dist\/infinite))/
const aria = /node_modules\/(react-aria|react-aria-components|react-stately|@internationalized\/\w+)\//
/** Modules that show a discussion. Those of its forms load on intent. */
const discussion =
  /features\/src\/(publish\/discussion\/|base\/editor\/MarkupView)|domain\/src\/(publish\/discussion\/(pages|scope)|base\/markup\/(allowed|parse))/
/** Pages that load the styles that they share with other parts from the sheets of those. */
const guests: ReadonlySet<Area> = new Set<Area>(['reading', 'writing', 'notebooks', 'guide'])
/** Lists to choose from, whose collections are the largest part of React Aria. */
const choice =
  /\/(ListBox|ComboBox|Select|Menu)\.mjs$|\/(collections\/(?!Hidden)|selection|list|listbox|combobox|menu|tree|select)\//
const popoverRoot = /MessagePopover\/MessagePopover\.tsx$/
/** A module that only lists others. Its importers use a few of those, so that its imports do not count as theirs. */
const barrel = /contract\/src\/refs\/all\.ts$/

/** Whether a module of React Aria imports another one for a context only. The bundler then drops the imports of that other one. */
const isContextOnly = (id: string, imported: string) =>
  (/\/Dialog\.mjs$/.test(id) && /\/Menu\.mjs$/.test(imported)) ||
  (/\/ProgressBar\.mjs$/.test(id) && /useProgressBar|Meter/.test(imported))

interface Module {
  imports: readonly string[]
  dynamicImports: readonly string[]
}

type Modules = ReadonlyMap<string, Module>

/** The modules that load with the roots: the roots and their imports, and the imports of those. */
function closureOf(modules: Modules, roots: Iterable<string>): Set<string> {
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const from = id
    if (!barrel.test(from)) {
      waiting.push(...(modules.get(from)?.imports ?? []).filter((imported) => !isContextOnly(from, imported)))
    }
  }
  return seen
}

/**
 * Files of the browser's build.
 *
 * - `vendor`: libraries of every page; rarely changes.
 * - `site`: modules that the home page and the list share. Every page loads this file.
 * - `common`: modules that the inbox shares with other parts, without React Aria. Every signed-in page loads this file.
 * - `ring`: the drawing of the home page, which the two sign-in pages show, too, and the styles of that page.
 * - `parts`: other modules that several parts share, without React Aria.
 * - `words`: rules about typed texts and the reasons of refusals, for pages with forms; `data`: profiles of columns and files;
 *   `reading`: how a table was read.
 * - `controls`: the modules of React Aria that the inbox needs. Every signed-in page loads this file.
 * - `forms`: fields; `facts`: those with which people tell of themselves, in settings and in the guide; `picks`: those of them with
 *   lists to choose from; `identity` and `realName`: the verifications of an enterprise and of a person.
 * - `menus`: lists to choose from; `dialogs`: dialogs and less usual controls.
 * - `desk`: what reviewers score with; `hosting`: what the pages of a competition's desk share,
 *   with each other and with that of hosts.
 * - The other files are named after their part. A competition's pages that a reader opens later are
 *   `aside`, and `discussion` are those of its talk: the first pages do not load the styles of either.
 */
const names = [
  'vendor',
  'site',
  'common',
  'parts',
  'ring',
  'controls',
  'inbox',
  'contest',
  'lists',
  'data',
  'reading',
  'words',
  'discussion',
  'microsite',
  'invite',
  'studio',
  'forms',
  'submit',
  'dialogs',
  'menus',
  'editor',
  'facts',
  'picks',
  'realName',
  'identity',
  'intent',
  'talk',
  'person',
  'writing',
  'notebooks',
  'guide',
  'own',
  'content',
  'host',
  'evaluation',
  'series',
  'review',
  'desk',
  'hosting',
  'signOn',
] as const
type FileName = (typeof names)[number]

/** Modules whose file does not follow from the parts that load them; the first row that matches decides. */
const fixedFiles: readonly (readonly [RegExp, FileName])[] = [
  [vendor, 'vendor'],
  // the reasons of refusals, which pages without a form do not need
  [/contract\/src\/errors\.ts$|features\/src\/base\/form\/(form-failure|stale)\.ts$/, 'words'],
  // what the page of results and the search over any page share
  [/features\/src\/publish\/search\/search\.ts$/, 'common'],
  // the addresses that pages of articles and discussions link to
  [/domain\/src\/address\/content\.ts$/, 'parts'],
  // a discussion reads whether a draft is stored and moves the focus, and lists show a search of their address, without the other
  // modules of a form
  [
    /features\/src\/(base\/site\/(storage|focus|useVerificationTime)|publish\/search\/useShownText|base\/editor\/textDraft)\.ts$/,
    'parts',
  ],
  // the first screen of microsites, which pages of texts in their layouts have, too
  [/publish\/microsite\/MicrositeHero\/(titleLength|MicrositeHero(\.css)?)\.tsx?$/, 'parts'],
  // the links to feeds, which pages of articles and of microsites share
  [/app\/shell\/feed-links\.tsx$/, 'parts'],
  // a profile has this button, and signed-in pages load what it needs
  [/ui\/src\/IconButton\/IconButton\.tsx$/, 'controls'],
  // few bytes, for which pages would load a whole file
  [/layouts\/src\/Columns\/Columns\.css\.ts$/, 'parts'],
  [/layouts\/src\/Columns\/Columns\.css\.ts\.vanilla\.css$/, 'common'],
  [/profile\/editing\/editing\.css\.ts$/, 'words'],
  [/ui\/src\/CharacterCounter\/CharacterCounter\.tsx$|icons\/circle-exclamation-point\.mjs$/, 'forms'],
  [/features\/src\/base\/site\/pictureProblem\.ts$/, 'editor'],
  [/features\/src\/base\/site\/PictureChooser\.tsx$/, 'dialogs'],
  [/ui\/src\/ImageCropper\/(pictureKind|fitWithin)\.ts$/, 'dialogs'],
  [/ui\/src\/(Dialog\/(DialogBody\.tsx|Dialog\.css\.ts)|ComboBox\/(useDelayedSearch|ComboBox\.css)\.ts)$/, 'dialogs'],
  [/ui\/src\/ComboBox\/SearchFailed\.tsx$/, 'dialogs'],
  // the field of a reviewer's scores, which somebody who cuts a picture loads too; the rules of a hosted competition have one as well
  [/\/(NumberField|numberfield)\/.*(?<!\.css)$|\/(NumberField|useFormattedTextField)\.mjs$/, 'desk'],
  // the verification of a person, whose lists to choose from that of an enterprise does not load
  [/features\/src\/people\/identity\/RealNameSettings\/.*\.tsx?$/, 'realName'],
  [
    /features\/src\/people\/identity\/.*\.tsx?$|domain\/src\/(people\/identity\/|base\/session\/email\.ts$)/,
    'identity',
  ],
  [
    /ui\/src\/ComboBox\/ComboBox\.tsx$|domain\/src\/people\/profile\/edit-entries\.ts$|profile\/useSkills\.ts$/,
    'picks',
  ],
  [/features\/src\/people\/guide\/GuideWizard\/DoneStep\.tsx$/, 'guide'],
  [/domain\/src\/people\/guide\/occupation\.ts$|ui\/src\/SuggestField\/withGap\.ts$/, 'picks'],
  // few bytes, for which lists of data sets would load the files of forms
  [/domain\/src\/base\/text\/(own|ending)\.ts$/, 'parts'],
  // calls that not every page makes; the others are in the file of every page
  [/contract\/src\/refs\/article\.ts$/, 'parts'],
  [/features\/src\/people\/profile\/useProfile\.ts$/, 'person'],
  [/features\/src\/base\/form\/useFormDraft\.ts$|domain\/src\/base\/text\/(draft|conflict)\.ts$/, 'words'],
  // its icon and the dialog that it opens are those of a profile's menu
  [/discussion\/DiscussionPage\/PostMenu\.tsx$/, 'person'],
  // how a table was read, which a data set and its editor show, and lists do not; an owner's button in it needs React Aria
  [
    /data\/dataset\/(Reading\/(ReadingLine\.tsx|ReadingButton\.tsx|useReadingText\.ts|Reading\.css\.ts)|reading\/(chosen|reading)\.ts)$/,
    'reading',
  ],
  // uploads in parts, which a page of results asks for when somebody chooses a large file
  [/client\/src\/tus\.ts$|contract\/src\/refs\/dataset-edit\.ts$/, 'writing'],
  [/contract\/src\/refs\/dataset\.ts$/, 'data'],
  [/contract\/src\/refs\/invitation\.ts$/, 'invite'],
  [/contract\/src\/refs\/(account|follow|identity|notice|search)\.ts$/, 'common'],
  [/contract\/src\/refs\/(guide|profile)\.ts$|features\/src\/people\/notebook\/useNotebook\.ts$/, 'words'],
  [/contract\/src\/refs\/(review|upload)\.ts$/, 'forms'],
  [/contract\/src\/refs\/(content|feed)\.ts$/, 'content'],
  [/contract\/src\/refs\/(appeal|certificate|model|proof|ranking|source-code|submission|team)\.ts$/, 'contest'],
  [/contract\/src\/refs\/discussion\.ts$/, 'discussion'],
  [/contract\/src\/refs\/microsite\.ts$/, 'microsite'],
  [/(contract\/src\/refs|domain\/src\/address)\/desk\.ts$/, 'hosting'],
  [/contract\/src\/refs\/studio\.ts$/, 'studio'],
  [/contract\/src\/refs\//, 'site'],
]

const isRoute = (id: string) => id.includes('?__react-router-build-client-route')
const aloneRoutes =
  /app\/areas\/(compete\/competition\/(tabs\/(overview|signup|compare|final-choice)|source-code)|publish\/embed\/ranking-embed)\.route\.tsx/
/** The pages of a desk, of which most visitors open several. */
const deskRoutes = /app\/areas\/host\/desk\//
const isEntry = (id: string) => id.endsWith('/entry.client.tsx')

/** For each module, the parts that load it and the roots from which it loads. */
function reachOf(modules: Modules) {
  const intents = [...modules.values()].flatMap(({ dynamicImports }) => dynamicImports).filter((id) => !isRoute(id))
  const pages = [...modules.keys()].filter((id) => isRoute(id) || isEntry(id))
  const reach = new Map<string, { by: Set<Area>; roots: Set<string> }>()
  const all = [...new Set([...pages, ...intents])]
  // the studio, the pages for frames, the forms that only the owner of a data set opens, and the pages for hosts come last and leave the
  // modules of other pages in their files, so that no visitor loads more
  const isGuest = (root: string) =>
    [areas.studio, areas.embed, areas.owner, areas.hosting].some((area) => area.test(root))
  for (const root of [...all.filter((one) => !isGuest(one)), ...all.filter(isGuest)]) {
    const named = (Object.keys(areas) as (keyof typeof areas)[]).find((name) => areas[name].test(root))
    const area = named ?? (isRoute(root) ? undefined : 'intent')
    for (const id of closureOf(modules, [root])) {
      if (isGuest(root) && [...(reach.get(id)?.roots ?? [])].some((other) => !isGuest(other))) continue
      const known = reach.get(id) ?? { by: new Set(), roots: new Set() }
      if (area) known.by.add(area)
      known.roots.add(root)
      reach.set(id, known)
    }
  }
  return reach
}

/** The file of each module; undefined leaves a module in the file of the only page or part that loads it. */
export function filesOf(modules: Modules): (id: string) => FileName | undefined {
  const reach = reachOf(modules)
  const entry = closureOf(modules, [...modules.keys()].filter(isEntry))
  const popover = closureOf(
    modules,
    [...modules.keys()].filter((id) => popoverRoot.test(id)),
  )
  const isOfEveryPage = (id: string) => reach.get(id)?.by.has('site') ?? false
  const needsAria = (id: string) =>
    [...closureOf(modules, [id])].some((needed) => aria.test(needed) && !isOfEveryPage(needed))
  const isOfInbox = (id: string) => reach.get(id)?.by.has('inbox') ?? false
  const needsChoice = (id: string) =>
    [...closureOf(modules, [id])].some((needed) => aria.test(needed) && choice.test(needed) && !isOfInbox(needed))

  /**
   * File of a style: one sheet for each part, and three for styles that several parts share: `inbox` has those of the popover, `parts`
   * those of a competition's first pages, `common` the others.
   */
  function sheetOf(all: ReadonlySet<Area>): FileName | undefined {
    const by = new Set([...all].filter((area) => !guests.has(area)))
    const within = (...parts: Area[]) => [...by].every((area) => parts.includes(area))
    if (by.size === 0)
      return (['guide', 'notebooks', 'writing'] as const).find((area) => all.size === 1 && all.has(area))
    if (within('lists')) return 'lists'
    // the pages of a competition and of an activity that show a discussion
    if (within('lists', 'aside', 'club') || (by.has('club') && within('club', 'content'))) return undefined
    if (within('contest', 'submit', 'lists', 'aside', 'club'))
      return by.has('submit') && !by.has('contest') ? 'submit' : 'contest'
    if (within('person', 'own')) return 'own'
    if (within('signOn', 'review')) return by.has('signOn') ? 'signOn' : 'review'
    if (within('data', 'aside')) return 'data'
    if (within('microsite')) return 'microsite'
    // the first screen of microsites, which some pages of texts have, too
    if (by.has('microsite') && by.has('content') && within('microsite', 'series', 'content', 'evaluation'))
      return undefined
    if (within('studio')) return 'studio'
    if (within('talk')) return 'talk'
    if (within('series', 'microsite')) return by.has('microsite') ? 'microsite' : 'content'
    if (within('content', 'evaluation', 'series')) return 'content'
    if (within('intent') || within('list')) return undefined
    return by.has('contest') ? 'parts' : 'common'
  }

  function fileOfAria(id: string, by: ReadonlySet<Area>): FileName {
    if (by.has('inbox')) return 'controls'
    if (by.has('submit') || by.has('signOn')) return 'forms'
    return needsChoice(id) ? 'menus' : 'dialogs'
  }

  return (id) => {
    const fixed = fixedFiles.find(([those]) => those.test(id))
    if (fixed) return fixed[1]
    const { by, roots } = reach.get(id) ?? { by: new Set<Area>(), roots: new Set<string>() }
    const within = (...parts: Area[]) => [...by].every((area) => parts.includes(area))
    const isStyle = id.endsWith('.css')
    const isShared = roots.size > 1
    // no other page carries the styles of these alone
    if (isStyle && !isShared && [...roots].some((root) => aloneRoutes.test(root))) return undefined
    const isOfHome = by.has('site') || by.has('home')
    if (isOfHome && !isRoute(id) && (isStyle || isShared) && within('home', 'signOn', 'review', 'intent')) return 'ring'
    if (entry.has(id) || (isOfHome && (isShared || isStyle)) || (by.has('list') && isShared)) return 'site'
    if (by.has('watch') && !isStyle) return 'common'
    if (by.size === 0 || within('owner')) return undefined
    if (within('hosting')) return isShared && [...roots].some((root) => deskRoutes.test(root)) ? 'hosting' : undefined
    if (isStyle) return popover.has(id) ? 'inbox' : sheetOf(by)
    if (within('inbox') && popover.has(id) && !aria.test(id)) return 'inbox'
    // past lists share one file, because each of their pages is small
    if (within('lists') && !isRoute(id) && !needsAria(id)) return 'lists'
    // the pages of microsites share one file, because each of them is small
    if (within('microsite') && !isRoute(id) && !needsAria(id)) return 'microsite'
    if (within('series', 'microsite') && by.has('microsite') && isShared) return 'microsite'
    if (within('club', 'microsite') && by.has('microsite') && isShared) return 'invite'
    if (within('studio') && !isRoute(id)) return 'studio'
    if (!isShared) return undefined
    const isOfContest = by.has('contest') || by.has('aside')
    if (within('data', 'aside', 'writing', 'notebooks') && by.has('data') && !needsAria(id)) return 'data'
    if (within('contest', 'submit', 'lists', 'aside', 'club', 'evaluation', 'series') && isOfContest && !needsAria(id))
      return 'contest'
    if (within('inbox', 'talk', 'intent') && by.has('inbox') && !aria.test(id)) return 'inbox'
    if (within('signOn', 'own', 'intent') && (by.has('signOn') || (by.has('own') && by.has('intent')))) return 'signOn'
    if (within('signOn', 'review') && by.has('signOn')) return 'ring'
    if (within('submit')) return 'submit'
    if (within('talk', 'intent') && by.has('talk') && !by.has('inbox')) return 'talk'
    if (within('person')) return 'person'
    if (within('notebooks')) return 'notebooks'
    if (within('writing', 'notebooks')) return needsChoice(id) ? undefined : 'writing'
    if (within('writing', 'notebooks', 'intent', 'studio') && by.has('writing') && by.has('intent')) return 'editor'
    if (within('guide') && !needsChoice(id)) return 'guide'
    if (within('own', 'guide', 'intent') && by.has('guide')) return needsChoice(id) ? 'picks' : 'facts'
    // the pages of an area that only show texts must not load its fields
    if (within('evaluation')) return 'evaluation'
    if (within('series')) return 'series'
    if (within('content', 'evaluation', 'series')) return needsAria(id) ? 'host' : 'content'
    if (within('review')) return needsAria(id) ? 'desk' : 'review'
    if (within('own')) return 'own'
    if (within('own', 'intent')) return 'intent'
    if (needsAria(id)) return fileOfAria(id, by)
    if (by.has('inbox')) return 'common'
    if (isOfContest) return 'parts'
    // a profile and an article that somebody reads must not load fields
    if (by.has('person')) return within('person', 'own', 'talk', 'intent') ? 'person' : 'parts'
    if (within('reading', 'writing', 'notebooks') && by.has('reading')) return 'discussion'
    if (by.has('club') && (by.has('person') || by.has('talk')) && !by.has('submit')) return 'parts'
    // an activity and a competition have the same pages of discussions, which visitors read, too
    if (by.has('club') && (discussion.test(id) || (by.has('content') && within('club', 'content')))) return 'discussion'
    // visitors read discussions and models, which must not load menus and fields
    if (by.has('club')) return 'words'
    return by.has('submit') || by.has('signOn') ? 'forms' : 'dialogs'
  }
}

/** Message about two files that import each other; the one that loads first would find nothing in the other. */
function circleOf(bundle: Rolldown.OutputBundle): string | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
  for (const [file, imported] of imports) {
    const other = imported.find((name) => imports.get(name)?.includes(file))
    if (other)
      return `${file} and ${other} import each other: put their shared modules into the one that is higher in \`names\``
  }
  return undefined
}

/** The plugin that reads the modules of the browser's build, and the groups that put them into files. */
export function grouping() {
  let fileOf: (id: string) => FileName | undefined = () => undefined
  const plugin: Plugin = {
    name: 'shulei-grouping',
    apply: 'build',
    // replaces React Router's value, with which a group would take all imports of its modules too
    configEnvironment: (name) =>
      name === 'client' ? { build: { rollupOptions: { preserveEntrySignatures: 'allow-extension' } } } : {},
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const modules = new Map<string, Module>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info) modules.set(id, { imports: info.importedIds, dynamicImports: info.dynamicallyImportedIds })
      }
      const find = filesOf(modules)
      const files = new Map([...modules.keys()].map((id) => [id, find(id)]))
      fileOf = (id) => files.get(id)
    },
    generateBundle(_, bundle) {
      const circle = circleOf(bundle)
      if (circle) this.error(circle)
    },
  }
  // Styles have groups of their own, so that a page loads the sheet of a part without the scripts of that part.
  const groups: Rolldown.CodeSplittingGroup[] = names.flatMap((name) =>
    [false, true].map((isStyle) => ({
      name: isStyle ? `${name}-styles` : name,
      test: (id: string) => id.endsWith('.css') === isStyle && fileOf(id) === name,
      includeDependenciesRecursively: false,
    })),
  )
  return { plugin, groups }
}
