import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MicrositeRecord, micrositeName } from '@shulei/contract/publish/microsite/schemas.ts'
import { DAY, HOUR, type Instant, shanghaiDay, shanghaiDayStart } from '@shulei/domain/base/time/instant.ts'
import { contentSlots } from '@shulei/domain/publish/microsite/pages.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { solutionContest } from '@shulei/mocks/cast/projects.ts'
import {
  micrositeMembers,
  micrositeNews,
  microsites,
  micrositeVersions,
} from '../src/modules/publish/microsite/tables.ts'
import { completeTheme } from '../src/modules/publish/microsite/theme.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Content } from './content.ts'
import { figuresOf } from './microsite-figures.ts'
import { readBoth, splitWords } from './microsite-texts.ts'
import { organizers } from './organizers.ts'

const root = fileURLToPath(new URL('./microsites/', import.meta.url))

/** Built-in microsites in the order of their lists, with the days since their publication. */
const sites = [
  { name: 'tide', kind: 'race', age: 40 },
  { name: 'kite', kind: 'race', age: 33 },
  { name: 'tang', kind: 'special', age: 36 },
  { name: 'lamps', kind: 'special', age: 28 },
] as const

interface File extends Record<string, unknown> {
  hero: { figure: string | null }
  figure: string | null
  tracks: { items: { competition: string }[] }
  experts: { people: { person: string }[] }
  jobs: { items: { person: string }[] }
  contact: { people: { person: string }[] }
}

/** The record of a microsite from its folder: persons by mailbox, competitions by slug, figures by name. */
function recordOf(name: string, contents: readonly Content[]) {
  const folder = join(root, name)
  const file = splitWords(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))) as File
  const figures = figuresOf(contents)
  const figure = (key: string | null) => (key === null ? null : figures(key))
  const withPerson = <T extends { person: string }, K extends string>(list: readonly T[], key: K) =>
    list.map(({ person, ...item }) => ({ ...item, [key]: personOf(person).id }))
  const record = MicrositeRecord.parse({
    ...file,
    hero: { ...file.hero, figure: figure(file.hero.figure) },
    figure: figure(file.figure),
    tracks: {
      ...file.tracks,
      items: file.tracks.items.map(({ competition, ...item }) => ({
        ...item,
        competitionId: (competition === solutionContest.slug ? solutionContest : competitionOf(competition)).id,
      })),
    },
    experts: { ...file.experts, people: withPerson(file.experts.people, 'userId') },
    jobs: { ...file.jobs, items: withPerson(file.jobs.items, 'contactId') },
    contact: { ...file.contact, people: withPerson(file.contact.people, 'userId') },
    pages: contentSlots.map((slot) => {
      const text = readBoth(folder, `content-${slot}`)
      return {
        form: text.head('form').cn,
        title: text.head('title'),
        lead: text.head('lead'),
        intro: text.intro,
        parts: text.parts,
      }
    }),
  })
  const theme = completeTheme(record.theme)
  if (!theme.ok) throw new Error(`theme of ${name}: ${JSON.stringify(theme.problems)}`)
  return record
}

/** News of a microsite from `news-*.md`; `day` in the head counts from the day of the first start. */
function newsOf(name: string, start: Instant) {
  const folder = join(root, name)
  const today = shanghaiDayStart(shanghaiDay(start))
  const files = readdirSync(folder).filter((file) => /^news-\d+\.zh-CN\.md$/.test(file))
  return files.sort().map((file) => {
    const text = readBoth(folder, file.replace('.zh-CN.md', ''))
    const publishedAt = new Date(today + Number(text.head('day').cn) * DAY + 10 * HOUR)
    return {
      title: text.head('title'),
      summary: text.head('lead'),
      html: text.intro,
      publishedAt,
      updatedAt: publishedAt,
    }
  })
}

/** Loads the built-in microsites; persons and competitions are there already. */
export async function loadMicrosites(tx: Tx, contents: readonly Content[], start: Instant): Promise<void> {
  for (const [sort, { name, kind, age }] of sites.entries()) {
    const at = new Date(start - age * DAY)
    const [row] = await tx
      .insert(microsites)
      .values({
        name: micrositeName.parse(name),
        kind,
        sort,
        version: 1,
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: microsites.id })
    const micrositeId = row?.id ?? 0
    const people = organizers[name].map((mailbox) => personOf(mailbox).id)
    await tx.insert(micrositeVersions).values({
      micrositeId,
      number: 1,
      record: recordOf(name, contents),
      authorId: people[0] ?? null,
      createdAt: at,
    })
    await tx.insert(micrositeMembers).values(people.map((userId) => ({ micrositeId, userId, addedAt: at })))
    await tx
      .insert(micrositeNews)
      .values(newsOf(name, start).map((news, index) => ({ micrositeId, number: index + 1, ...news })))
  }
}
