import { openScorer } from '../src/modules/submission/evaluate/scorer.ts'
import { checkScores, type FolderScores } from './check-scores.ts'
import { checkTables, type FolderTables } from './check-tables.ts'
import { createFindings, type Finding, type Findings } from './finding.ts'
import { languages, type OpenFolder, openFolder, SETTINGS_FILE, textFile } from './open-folder.ts'
import { readSettings } from './read-settings.ts'
import type { Settings } from './settings.ts'
import { type CompetitionText, compareTexts, readText } from './texts.ts'

/** The texts of a folder by language; null for one that it does not have. */
export type FolderTexts = Record<(typeof languages)[number], CompetitionText | null>

/** A folder without mistakes. */
export interface CheckedFolder {
  folder: OpenFolder
  settings: Settings
  texts: FolderTexts
  tables: { [Name in keyof FolderTables]: NonNullable<FolderTables[Name]> }
  scores: FolderScores
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

function settingsOf(folder: OpenFolder, findings: Findings): Settings | null {
  if (!folder.has(SETTINGS_FILE)) {
    const text = 'The file is missing. Write it as docs/competition-folder.md tells.'
    findings.add({ file: SETTINGS_FILE, line: null, text })
    return null
  }
  const text = folder.text(SETTINGS_FILE)
  return text === null ? null : readSettings(text, findings)
}

/** Checks everything in a folder, and scores its sample and baselines. Writes nothing. */
export async function checkFolder(path: string): Promise<FolderCheck> {
  const findings = createFindings()
  const red = (): FolderCheck => ({ findings: findings.all(), checked: null })
  const folder = openFolder(path, findings)
  if (!folder) return red()
  const settings = settingsOf(folder, findings)
  const texts = readTexts(folder, findings)
  if (!settings) return red()
  const tables = checkTables(folder, settings, findings)
  const isSolved = tables.solution !== null && !['solution.csv', 'solution.csv.gz'].some((file) => findings.has(file))
  const scorer = openScorer()
  const scores = await checkScores(folder, settings, { findings, isSolved, scorer }).finally(() => scorer.close())
  const { train, test, solution } = tables
  if (findings.has() || !train || !test || !solution) return red()
  return { findings: [], checked: { folder, settings, texts, tables: { train, test, solution }, scores } }
}
