import { createHash } from 'node:crypto'
import { renderMarkdown } from '../src/platform/texts/read/markdown.ts'
import type { CheckedFolder } from './check-folder.ts'
import { columnProfiles } from './column-profiles.ts'
import { bilingualOf } from './localized.ts'
import { columnsOf, pictureOfSettings } from './picture-settings.ts'
import { profileTable } from './profile.ts'
import { plannedCalendar } from './read-settings.ts'
import { type BaselineName, baselineNames, type Settings } from './settings.ts'
import { siteText } from './site-texts.ts'
import type { CompetitionFacts, PublicFile, Quota, Round } from './store-competition.ts'
import { joinTexts } from './texts.ts'

const types = { algorithm: 1, solution: 2 } as const
const formats = { classic: 1, grandPrize: 2, training: 3 } as const

/** The name of a training competition's reward. */
const practice = { cn: '练习', en: 'Practice' }

/** The schedules of the settings. */
export function roundsOf(settings: Settings): (Round & Quota)[] {
  return plannedCalendar(settings).schedules.map((times, sort) => {
    const { title, dailySubmissions, dailyErrors } = settings.schedules[sort] as Settings['schedules'][number]
    const { cn, en } = bilingualOf(title)
    return {
      ...times,
      title: title ? `${cn}#${en || cn}` : '',
      sort,
      submissions: dailySubmissions,
      errors: dailyErrors,
    }
  })
}

function baselinesOf({ settings, scores }: CheckedFolder): CompetitionFacts['scoring']['baselines'] {
  const entries = baselineNames.flatMap((name) => {
    const found = scores[`baselines/${name}`]
    const label = bilingualOf(settings.baselines[name])
    return found ? [[name, { label, A: found.A ?? 0, B: found.B ?? 0 }] as const] : []
  })
  return Object.fromEntries(entries) as Partial<Record<BaselineName, (typeof entries)[number][1]>>
}

function agreementOf({ settings, agreement }: CheckedFolder) {
  if (!settings.agreement) return { cn: '', en: '' }
  if (Object.keys(agreement).length === 0) return siteText('agreement')
  const { cn, en } = bilingualOf(agreement)
  return { cn: renderMarkdown(cn), en: renderMarkdown(en) }
}

/** Everything about the competition of a folder but its series. */
export function factsOf(checked: CheckedFolder): Omit<CompetitionFacts, 'raceId'> {
  const { settings, texts } = checked
  const { published, start, end, signup, teamFreezeAt } = plannedCalendar(settings)
  const { slug, metric, gate, teamMax, frameHosts, idColumn, predictionColumns, labels, maxBytes } = settings
  return {
    slug,
    type: types[settings.type],
    format: formats[settings.format],
    industries: settings.industries.map(({ code }) => code),
    reward: settings.reward ? bilingualOf(settings.reward) : practice,
    metric,
    gate,
    teamMax,
    frameHosts,
    isSeasonal: settings.seasonal,
    agreement: agreementOf(checked),
    text: joinTexts(texts['zh-CN'], texts['en-US']),
    calendar: { publishedAt: published, start, end, signup, teamFreezeAt },
    scoring: { idColumn, predictionColumns, labels, maxBytes, baselines: baselinesOf(checked) },
  }
}

/** The data set of a folder without its files. */
export function datasetOf({ settings, tables }: CheckedFolder) {
  const { licence, source, changes } = settings
  const [name, note, attribution] = [
    bilingualOf(licence.name),
    bilingualOf(licence.note),
    bilingualOf(licence.attribution),
  ]
  const columns = columnsOf(settings)
  return {
    licence: { id: licence.id, name, note },
    source: { name: bilingualOf(source.name), version: source.version, attribution },
    changes: bilingualOf(changes),
    protocol: siteText('protocol', { licence: name, note, attribution }),
    columns: columnProfiles({ columns, profile: profileTable(tables.train, columns) }),
    signature: pictureOfSettings(tables.train, settings),
  }
}

/** The public tables of a folder, unpacked. */
export function publicTables({ folder, tables, scores }: CheckedFolder): PublicFile[] {
  return (['train', 'test', 'sample_submission'] as const).map((name) => {
    const content = folder.bytes(folder.tableFile(name) ?? '')
    if (content === null || !scores.sample_submission) throw new Error('The folder has changed since it was checked.')
    const rows = name === 'train' ? tables.train.rows.length : tables.test.rows.length
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { name, content, bytes: content.length, rows, sha256 }
  })
}
