import { HOUR } from '@shulei/domain/base/time/instant.ts'
import type { StoredCompetition } from './stored-competition.ts'

type Path = readonly (string | number)[]
type Json = Record<string | number, unknown>

/** An instant in Shanghai with its zone, as people write it into settings. */
const written = (at: Date) => new Date(at.getTime() + 8 * HOUR).toISOString().replace(/(\.000)?Z$/, '+08:00')

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Json | null | undefined)?.[key], value)

function setAt(value: unknown, path: Path, content: unknown): void {
  const parent = valueAt(value, path.slice(0, -1)) as Json | null | undefined
  const key = path.at(-1)
  if (parent && key !== undefined) parent[key] = content
}

/** The instants that somebody may have moved since the import. Monthly seasons move the end of a seasonal competition by themselves. */
function instantsOf({ row, schedules }: StoredCompetition): [Path, Date | null][] {
  const ends: [Path, Date | null][] = row.isSeasonal
    ? []
    : [
        [['end'], row.endTime],
        [['signup', 'end'], row.signupEndTime],
      ]
  const rounds = schedules.flatMap((one): [Path, Date | null][] => {
    const path = ['schedules', one.sort] as const
    return [
      [[...path, 'start'], one.startTime],
      [[...path, 'end'], one.endTime],
      [[...path, 'listA', 'start'], one.listAStartTime],
      [[...path, 'listA', 'end'], one.listAEndTime],
      [[...path, 'listB', 'start'], one.listBStartTime],
      [[...path, 'listB', 'end'], one.listBEndTime],
      [[...path, 'sourceCode', 'start'], one.sourceStartTime],
      [[...path, 'sourceCode', 'end'], one.sourceEndTime],
      [[...path, 'finalChoice', 'until'], one.choiceUntil],
    ]
  })
  return [
    [['published'], row.publishedAt],
    [['start'], row.startTime],
    [['teamFreezeAt'], row.teamFreezeAt],
    ...ends,
    ...rounds,
  ]
}

/** The quotas that commands change, with the values of settings that leave them out. */
const quotasOf = ({ schedules }: StoredCompetition): [Path, number, number][] =>
  schedules.flatMap((one): [Path, number, number][] => [
    [['schedules', one.sort, 'dailySubmissions'], one.maxSubmitCount, 3],
    [['schedules', one.sort, 'dailyErrors'], one.maxErrorSubmitCount, 3],
    [['schedules', one.sort, 'places'], one.subRank, 0],
  ])

/** The settings as they were written; times and quotas that were changed on the site since are those of the site. */
export function presentSettings(text: string, stored: StoredCompetition): string {
  const settings: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
  let isChanged = false
  const change = (path: Path, content: unknown) => {
    setAt(settings, path, content)
    isChanged = true
  }
  for (const [path, at] of instantsOf(stored)) {
    const found = valueAt(settings, path)
    if (at && typeof found === 'string' && Date.parse(found) !== at.getTime()) change(path, written(at))
  }
  for (const [path, count, usual] of quotasOf(stored)) {
    if ((valueAt(settings, path) ?? usual) !== count) change(path, count)
  }
  for (const [name, usual] of [
    ['gate', 'realName'],
    ['teamMax', 5],
  ] as const) {
    if ((valueAt(settings, [name]) ?? usual) !== stored.row[name]) change([name], stored.row[name])
  }
  // a rescore changes the metric of a competition that has submissions
  if (valueAt(settings, ['metric']) !== stored.row.metric) change(['metric'], stored.row.metric)
  return isChanged ? `${JSON.stringify(settings, null, 2)}\n` : text
}
