import type { DataIn } from '@shulei/contract/call.ts'
import type { studio } from '@shulei/contract/publish/studio/calls.ts'
import { pageNames } from '@shulei/domain/publish/microsite/page-names.ts'
import enMicrosite from '../../../../../locales/en-US/microsite.json' with { type: 'json' }
import enStudio from '../../../../../locales/en-US/studio.json' with { type: 'json' }
import zhMicrosite from '../../../../../locales/zh-CN/microsite.json' with { type: 'json' }
import zhStudio from '../../../../../locales/zh-CN/studio.json' with { type: 'json' }
import { personOf } from '../../cast/people.ts'
import { fromNow } from '../../clock.ts'
import { siteOf, tangSite } from '../microsite/sites.ts'

const names = pageNames({ ...zhStudio.site, page: zhMicrosite.page }, { ...enStudio.site, page: enMicrosite.page })

export type StudioFixture = DataIn<typeof studio>

const organizer = personOf('jian').name
const other = personOf('he').name

/** The studio of a microsite with a published version and no changes. */
export function studioFixture(name = tangSite.name): StudioFixture {
  const { kind, title, theme, footerText, menu } = siteOf(name)
  return {
    kind,
    name,
    content: {
      ...{ theme, title, footerText, menu },
      eyebrow: { cn: '2026 古诗文数据专题', en: 'A special on classical verse, 2026' },
      lead: [
        { cn: '白日依山尽，数据入海流。', en: 'The sun sets by the hills, the data flow to the sea.' },
        { cn: '欲穷千里目，再看一层图。', en: 'To see a thousand miles, look one layer deeper.' },
      ],
      frameHosts: [],
    },
    pageNames: names,
    newestNews: 3,
    draft: null,
    revision: 0,
    live: 2,
    next: null,
    versions: [
      { number: 2, author: organizer, at: fromNow({ days: -3 }), isCancelled: false },
      { number: 1, author: null, at: fromNow({ days: -36 }), isCancelled: false },
    ],
    links: [],
  }
}

/** A studio with a draft, a version that is scheduled, and two secret links. */
export const busyStudioFixture = (): StudioFixture => ({
  ...studioFixture(),
  draft: { author: other, at: fromNow({ minutes: -4 }) },
  revision: 6,
  next: { number: 4, at: fromNow({ days: 2 }) },
  versions: [
    { number: 4, author: other, at: fromNow({ hours: -1 }), isCancelled: false },
    { number: 3, author: other, at: fromNow({ hours: -2 }), isCancelled: true },
    ...studioFixture().versions,
  ],
  links: [
    { id: 12, author: organizer, createdAt: fromNow({ minutes: -3 }), expiresAt: fromNow({ days: 14 }) },
    { id: 9, author: other, createdAt: fromNow({ days: -2 }), expiresAt: fromNow({ days: 12 }) },
  ],
})

/** A link that has just been made. */
export const madeLinkFixture = (): StudioFixture['links'][number] => ({
  id: 21,
  author: organizer,
  createdAt: fromNow({}),
  expiresAt: fromNow({ days: 14 }),
})
