import {
  type CalendarFaultCode,
  calendarFaults,
  type PlannedCalendar,
} from '@shulei/domain/compete/competition/calendar.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import * as z from 'zod'
import { type Findings, quote } from './finding.ts'
import { type JsonLines, jsonLines } from './json-lines.ts'
import { SETTINGS_FILE } from './open-folder.ts'
import { ResultSettings, Settings, TableSettings, tablesOf } from './settings.ts'

type Path = readonly PropertyKey[]

/** Schema of a JSON pointer's target as JSON Schema, with the description that is its remedy. */
interface Described {
  description?: string
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
}

/** The schema for editors and documents, made of the validator. */
export const settingsSchema = z.toJSONSchema(Settings, { io: 'input' })

/** The remedy of the setting at a path: its own description, or that of the nearest one around it. */
function remedyOf(path: Path): string {
  let schema: Described | undefined = settingsSchema as Described
  let remedy = ''
  for (const key of path) {
    const inner: Described | undefined = schema?.anyOf?.find(({ properties }) => properties) ?? schema
    schema = typeof key === 'number' ? inner?.items : inner?.properties?.[String(key)]
    remedy = schema?.description ?? remedy
  }
  return remedy
}

const nameOf = (path: Path) =>
  quote(path.map((key) => (typeof key === 'number' ? `${key + 1}` : String(key))).join(' › ') || SETTINGS_FILE)

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)

const shown = (value: unknown) => quote(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** One issue for each unknown setting, which has a line of its own. */
const eachIssue = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue]

/** The path of an issue; for an unknown setting, that of its name. */
const pathOf = (issue: z.core.$ZodIssue): Path =>
  issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path

/** The places where a setting of this name belongs, as paths of names; a list stands for each of its entries. */
function placesOf(
  name: string,
  { properties = {}, items, anyOf = [] }: Described,
  path: readonly string[] = [],
): string[][] {
  const here = name in properties ? [[...path, name]] : []
  const inner = Object.entries(properties).flatMap(([key, schema]) => placesOf(name, schema, [...path, key]))
  const others = [...(items ? [items] : []), ...anyOf].flatMap((schema) => placesOf(name, schema, path))
  return [...here, ...inner, ...others]
}

/** What to do with an unknown setting: where one of its name belongs, if there is one place. */
function unknownText(key: string, path: Path): string {
  const [place, ...others] = placesOf(key, settingsSchema as Described)
  const what = `${quote(key)} is no setting${path.length > 0 ? ` of ${nameOf(path)}` : ' of the competition as a whole'}.`
  if (!place || others.length > 0) return `${what} Remove it or correct its name.`
  const parent = place.slice(0, -1)
  if (parent.length === 0) return `${what} Move it to the top level.`
  const isList = (settingsSchema as Described).properties?.[parent[0] ?? '']?.items !== undefined
  return `${what} Move it into ${isList ? 'each entry of ' : ''}${quote(parent.join(' › '))}.`
}

function issueText(issue: z.core.$ZodIssue, value: unknown): string {
  const name = nameOf(issue.path)
  const found = valueAt(value, issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownText(issue.keys[0] ?? '', issue.path)
    case 'invalid_value':
      if (found === undefined) return `${name} is missing. ${remedyOf(issue.path)} One of ${issue.values.join(', ')}.`
      return `${name} is ${shown(found)}. Write one of ${issue.values.join(', ')}.`
    case 'custom':
      return `${name} ${issue.message}`
    case 'invalid_type':
      if (found === undefined) return `${name} is missing. ${remedyOf(issue.path)}`
      return `${name} is ${shown(found)}, which is no ${issue.expected}. ${remedyOf(issue.path)}`
    case 'too_small':
      return `${name} is too ${typeof found === 'number' ? 'small' : 'short'}: at least ${issue.minimum}. ${remedyOf(issue.path)}`
    case 'too_big':
      return `${name} is too ${typeof found === 'number' ? 'great' : 'long'}: at most ${issue.maximum}. ${remedyOf(issue.path)}`
    default:
      return `${name} is ${shown(found)}. ${remedyOf(issue.path)}`
  }
}

const calendarTexts: Record<CalendarFaultCode, string> = {
  endNotAfterStart: 'is not after its start. Put the end later.',
  publishedAfterStart: 'is after the start. People must see a competition before it starts.',
  outsideCompetition: 'leaves the span from start to end of the competition. Shorten it, or move start and end.',
  freezeOutside: 'is before sign-up opens, or after the competition has ended. Put it in between.',
  outsideSchedule: 'leaves the span of its schedule. Shorten it, or move start and end of the schedule.',
  noWindow: 'has neither listA nor listB, so that nobody could submit. Add a window.',
  listBBeforeListA: 'is before list A opens. List B is the final one: open it later.',
  schedulesOverlap: 'is before the schedule above has ended. Schedules follow one after another.',
  choiceWithoutLists: 'needs list A and list B. Add the missing window, or remove the choice.',
  choiceBeforeListA: 'is before list A opens, when there is nothing to choose. Put it later.',
  choiceAfterReveal: 'is not before list B opens, whose scores would guide the choice. Put it earlier.',
  placesWithoutNext: 'sends teams on from the last schedule. Write 0 or add a schedule.',
}

const at = (text: string) => Date.parse(text)
const span = ({ start, end }: { start: string; end: string }) => ({ start: at(start), end: at(end) })
const spanAt = (window: { start: string; end: string } | null) => window && span(window)

/** The times of the settings. */
export function plannedCalendar(settings: Settings): PlannedCalendar {
  const { published, start, end, signup, teamFreezeAt, schedules } = settings
  return {
    published: at(published),
    start: at(start),
    end: at(end),
    signup: { start: at(signup.start), end: at(signup.end) },
    teamFreezeAt: teamFreezeAt === undefined ? null : at(teamFreezeAt),
    schedules: schedules.map((one) => ({
      start: at(one.start),
      end: at(one.end),
      listA: spanAt(one.listA),
      listB: spanAt(one.listB),
      places: one.places,
      source: one.sourceCode && { ...span(one.sourceCode), places: one.sourceCode.places },
      choice: one.finalChoice && { count: one.finalChoice.count, until: at(one.finalChoice.until) },
    })),
  }
}

type Report = (path: Path, text: string) => void

const twiceIn = (names: readonly string[]) => names.findIndex((name, index) => names.indexOf(name) !== index)

function checkColumns(settings: Settings, report: Report): void {
  const { columns, idColumn, targetColumn } = settings
  const names = columns.map(({ name }) => name)
  const again = twiceIn(names)
  if (again >= 0) report(['columns', again, 'name'], 'is there twice. Names of columns differ.')
  const find = (name: string) => columns.find((column) => column.name === name)
  const [id, target] = [find(idColumn), find(targetColumn)]
  if (!id) report(['idColumn'], `is ${quote(idColumn)}, which is none of the columns. Add it to “columns”.`)
  else if (tablesOf(id, settings).length < 2) report(['idColumn'], 'must be in train and in test.')
  if (!target) report(['targetColumn'], `is ${quote(targetColumn)}, which is none of the columns. Add it to “columns”.`)
  else if (tablesOf(target, settings).includes('test')) {
    report(['targetColumn'], 'is in test, where everybody could read the answers. Take it out of test.')
  }
}

/** Compares labels and columns of results with what the metric takes. */
export function checkPredictions(
  settings: Pick<Settings, 'metric' | 'labels' | 'predictionColumns' | 'idColumn'>,
  report: Report,
): void {
  const { metric, labels, predictionColumns, idColumn } = settings
  const { prediction } = metrics[metric]
  const again = twiceIn(predictionColumns)
  if (again >= 0) report(['predictionColumns', again], 'is there twice.')
  if (predictionColumns.includes(idColumn)) report(['predictionColumns'], 'names the id column. Take it out.')
  if (twiceIn(labels) >= 0) report(['labels', twiceIn(labels)], 'is there twice.')
  if (prediction === 'probabilities') {
    if (labels.length < 2) report(['labels'], `is too short: ${metric} needs two labels at least. List the classes.`)
    if (labels.length !== predictionColumns.length) {
      const counts = `${predictionColumns.length} columns for ${labels.length} labels`
      report(['predictionColumns'], `has ${counts}. Name one column for each label, in their order.`)
    }
    return
  }
  if (predictionColumns.length > 1) report(['predictionColumns'], `has more than one column. ${metric} takes one.`)
  const isBinary = prediction === 'probability' && labels.join() === '0,1'
  if (prediction !== 'label' && labels.length > 0 && !isBinary) {
    report(
      ['labels'],
      `is not empty, but ${metric} takes ${prediction === 'number' ? 'numbers' : 'probabilities'}. Write [].`,
    )
  }
}

function checkMeaning(settings: Settings, report: Report): void {
  for (const { code, path } of calendarFaults(plannedCalendar(settings))) report(path, calendarTexts[code])
  checkColumns(settings, report)
  checkPredictions(settings, report)
  const { format, reward } = settings
  if (format === 'training' && reward)
    report(['reward'], 'is a prize, but a training competition has none. Remove one.')
  if (format !== 'training' && !reward) report(['reward'], 'is missing. Say what there is to win.')
}

/** A sentence and the line of an error of JSON.parse. */
function syntaxFinding(text: string, error: Error): { line: number; text: string } {
  const line = Number(/line (\d+)/.exec(error.message)?.[1]) || text.trimEnd().split('\n').length
  const what = error.message.replace(/ in JSON at position.*| \(line.*|, .* is not valid JSON$/s, '')
  return { line, text: `This is no JSON: ${what}. Look for a missing comma, quote or bracket here or just above.` }
}

/** The settings of a folder, and the line of each. */
export interface ReadSettings {
  /** Null where they have mistakes of form. */
  settings: Settings | null
  /** Null where even the form of the tables is unknown. */
  tables: TableSettings | null
  /** Null where even the form of results is unknown. */
  results: ResultSettings | null
  lineOf(path: Path): number
}

/** Reads the settings of a folder with all their mistakes; null where the file is no JSON. */
export function readSettings(text: string, findings: Findings): ReadSettings | null {
  const file = SETTINGS_FILE
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    findings.add({ file, ...syntaxFinding(text, error as Error) })
    return null
  }
  const lines: JsonLines = jsonLines(text)
  for (const { key, line } of lines.twice) {
    findings.add({ file, line, text: `${quote(key)} is there twice. Keep one of them.` })
  }
  const { success, data, error } = Settings.safeParse(value)
  if (!success) {
    for (const issue of error.issues.flatMap(eachIssue)) {
      findings.add({ file, line: lines.lineOf(pathOf(issue)), text: issueText(issue, value) })
    }
    const { data: tables = null } = TableSettings.safeParse(value)
    const { data: results = null } = ResultSettings.safeParse(value)
    return { settings: null, tables, results, lineOf: lines.lineOf }
  }
  checkMeaning(data, (path, sentence) => {
    findings.add({ file, line: lines.lineOf(path), text: `${nameOf(path)} ${sentence}` })
  })
  return { settings: data, tables: data, results: data, lineOf: lines.lineOf }
}
