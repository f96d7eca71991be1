import { openScorer } from '../src/modules/compete/submission/evaluate/scorer.ts'
import { checkScores, type FolderScores } from './check-scores.ts'
import { checkTables, type FolderTables } from './check-tables.ts'
import { createFindings, type Finding, type Findings } from './finding.ts'
import { agreementFile, languages, type OpenFolder, openFolder, SETTINGS_FILE, textFile } from './open-folder.ts'
import { pictureOfSettings } from './picture-settings.ts'
import { type ReadSettings, readSettings } from './read-settings.ts'
import type { LinedTable } from './read-table.ts'
import type { Settings } from './settings.ts'
import { type CompetitionText, compareTexts, readText } from './texts.ts'

/** The texts of a folder by language; null for one that it does not have. */
export type FolderTexts = Record<(typeof languages)[number], CompetitionText | null>

/** The competition's own participation agreement as Markdown. */
export type FolderAgreement = Partial<Record<(typeof languages)[number], string>>

/** A folder without mistakes. */
export interface CheckedFolder {
  folder: OpenFolder
  settings: Settings
  texts: FolderTexts
  agreement: FolderAgreement
  tables: { [Name in keyof FolderTables]: NonNullable<FolderTables[Name]> }
  scores: FolderScores
  /** Cells of the sample or a baseline that may mean something else; they are scored all the same. */
  doubts: Finding[]
}

/** The result of a check: the folder, or everything that is wrong with it. */
export type FolderCheck = { findings: Finding[]; checked: null } | { findings: []; checked: CheckedFolder }

function readTexts(folder: OpenFolder, findings: Findings): FolderTexts {
  const texts: FolderTexts = { 'zh-CN': null, 'en-US': null }
  for (const language of languages) {
    const file = textFile(language)
    const source = folder.has(file) ? folder.text(file) : null
    if (source !== null) texts[language] = readText(source, (text, line) => findings.add({ file, line, text }))
  }
  if (!languages.some((language) => folder.has(textFile(language)))) {
    const text = `The text is missing. Write it, or ${textFile('en-US')}, or both.`
    findings.add({ file: textFile('zh-CN'), line: null, text })
  }
  const [cn, en] = [texts['zh-CN'], texts['en-US']]
  if (cn && en) compareTexts(cn, en, findings)
  return texts
}

type UsableSettings = Pick<ReadSettings, 'lineOf'> & { settings: Settings }

/** Reads the own agreement. The site's agreement says that there are no prizes, which holds for training competitions alone. */
function readAgreement(folder: OpenFolder, { settings, lineOf }: UsableSettings, findings: Findings): FolderAgreement {
  const found = languages.filter((language) => folder.has(agreementFile(language)))
  const add = (text: string) => findings.add({ file: SETTINGS_FILE, line: lineOf(['agreement']), text })
  if (found.length > 0 && !settings.agreement) {
    add(`“agreement” is false, but ${agreementFile(found[0] ?? 'zh-CN')} is there. Write true, or remove the file.`)
  }
  if (found.length === 0 && settings.agreement && settings.format !== 'training') {
    add('The agreement of the site is for training competitions. Write your own into agreement.zh-CN.md.')
  }
  const texts: FolderAgreement = {}
  for (const language of found) {
    const file = agreementFile(language)
    const text = folder.text(file)
    if (text?.trim() === '')
      findings.add({ file, line: null, text: 'The file is empty. Write the agreement, or remove it.' })
    if (text) texts[language] = text
  }
  return texts
}

function settingsOf(folder: OpenFolder, findings: Findings): ReadSettings | null {
  if (!folder.has(SETTINGS_FILE)) {
    const text = 'The file is missing. Write it as docs/competition-folder.md tells.'
    findings.add({ file: SETTINGS_FILE, line: null, text })
    return null
  }
  const text = folder.text(SETTINGS_FILE)
  return text === null ? null : readSettings(text, findings)
}

/** Draws the picture, whose columns must be those of the train table. */
function checkPicture(train: LinedTable, { settings, lineOf }: UsableSettings, findings: Findings): void {
  try {
    pictureOfSettings(train, settings)
  } catch (error) {
    const text = `The picture cannot be drawn: ${(error as Error).message}. Name columns of train.csv.`
    findings.add({ file: SETTINGS_FILE, line: lineOf(['signature']), text })
  }
}

/** Checks everything in a folder, and scores its sample and baselines. Writes nothing. */
export async function checkFolder(path: string): Promise<FolderCheck> {
  const findings = createFindings()
  const red = (): FolderCheck => ({ findings: findings.all(), checked: null })
  const folder = openFolder(path, findings)
  if (!folder) return red()
  const read = settingsOf(folder, findings)
  const texts = readTexts(folder, findings)
  const { settings = null, tables: tableSettings = null, results = null } = read ?? {}
  // tables are compared with as much of the settings as has no mistake
  const tables = tableSettings && checkTables(folder, tableSettings, findings)
  if (!read || !tables || !results) return red()
  const usable = settings && { settings, lineOf: read.lineOf }
  const agreement = usable && readAgreement(folder, usable, findings)
  if (usable && tables.train) checkPicture(tables.train, usable, findings)
  const whole = (name: 'test' | 'solution') =>
    [`${name}.csv`, `${name}.csv.gz`].some((file) => findings.has(file)) ? null : tables[name]
  const scorer = openScorer()
  const known = { test: whole('test'), isSolved: settings !== null && whole('solution') !== null }
  const doubts = createFindings()
  const options = { findings, doubts, ...known, scorer }
  const scores = await checkScores(folder, results, options).finally(() => scorer.close())
  const { train, test, solution } = tables
  if (findings.has() || !settings || !agreement || !train || !test || !solution) return red()
  const checked = {
    folder,
    settings,
    texts,
    agreement,
    tables: { train, test, solution },
    scores,
    doubts: doubts.all(),
  }
  return { findings: [], checked }
}
