import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { checkCommand } from '../../commands/competition.ts'
import { checkFolder } from '../../competition-folder/check-folder.ts'
import { settingsSchema } from '../../competition-folder/read-settings.ts'
import { settingsWith, smallFiles, smallSettings, writeFolder } from './small-folder.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

type Files = Parameters<typeof writeFolder>[0]

function folderOf(change?: Files): string {
  const folder = writeFolder(change)
  made.push(folder)
  return folder
}

/** The findings of a folder as `file:line text`. */
async function mistakes(change: Files): Promise<string[]> {
  const { findings } = await checkFolder(folderOf(change))
  return findings.map(({ file, line, text }) => `${file}:${line ?? ''} ${text}`)
}

const file = (name: string) => smallFiles[name] as string
const [schedule] = smallSettings.schedules as [(typeof smallSettings.schedules)[0]]
const json = (change: object) => ({ 'competition.json': settingsWith(change) })
const table = (name: string, from: string | RegExp, to: string) => ({ [name]: file(name).replace(from, to) })

describe('a folder without mistakes', () => {
  test('shows its scores and its schedule in Shanghai time', async () => {
    const answer = await checkCommand(folderOf())
    expect(answer).toMatch(/sample_submission\s+818\.026079\s+984\.462628/)
    expect(answer).toMatch(/baselines\/weak\s+\d+\.\d{6}/)
    expect(answer).toContain('2026-11-10 10:00:00  schedule 1: list A opens, 3 submissions a day')
    expect(answer).toContain('Everything is in order.')
  })

  test('may be packed, marked, broken into lines the other way, and in one language', async () => {
    const marked = (name: string) => `\ufeff${file(name).replaceAll('\n', '\r\n')}`
    const change = {
      'train.csv': null,
      'train.csv.gz': gzipSync(file('train.csv')),
      'solution.csv': null,
      'solution.csv.gz': gzipSync(marked('solution.csv')),
      'test.csv': marked('test.csv'),
      'competition.json': marked('competition.json'),
      'text.en-US.md': marked('text.en-US.md'),
      'text.zh-CN.md': null,
      'README.md': 'Notes',
      '.gitignore': '',
    }
    expect(await mistakes(change)).toEqual([])
  })
})

describe('a mistake is named with its file, its line and a remedy', () => {
  const lines = file('competition.json').split('\n')
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1
  test.each<[string, Files, RegExp]>([
    ['no settings', { 'competition.json': null }, /^competition\.json: The file is missing/],
    ['no JSON', table('competition.json', '"rmse",', '"rmse"'), /^competition\.json:2\d This is no JSON/],
    ['a cut file', { 'competition.json': '{' }, /^competition\.json:1 This is no JSON/],
    [
      'a key twice',
      table('competition.json', '"format"', '"slug": "a",\n  "format"'),
      /^competition\.json:3 “slug” is there twice/,
    ],
    ['a missing setting', json({ metric: undefined }), /“metric” is missing. How results are scored/],
    [
      'an unknown metric',
      json({ metric: 'rmsle' }),
      new RegExp(`:${lineOf('"metric"')} “metric” is “rmsle”. Write one of rmse`),
    ],
    [
      'an unknown setting',
      table('competition.json', '"metric":', '"metrics": 1, "metric":'),
      new RegExp(`:${lineOf('"metric"')} “metrics” is no setting`),
    ],
    ['a wrong type', json({ agreement: 'yes' }), /“agreement” is “yes”, which is no boolean/],
    [
      'a site that adds a directive',
      json({ frameHosts: ["https://a.cn; script-src 'none'"] }),
      /“frameHosts › 1” names no site/,
    ],
    ['a slug that leads out', json({ slug: '../etc' }), /“slug” is “\.\.\/etc”. A name for commands/],
    ['a time without a zone', json({ start: '2026-11-01T10:00:00' }), new RegExp(`:${lineOf('"start"')} “start” is`)],
    [
      'an end before the start',
      json({ end: '2026-10-01T10:00:00Z' }),
      new RegExp(`:${lineOf('"end"')} “end” is not after`),
    ],
    [
      'a window that ends before it starts',
      json({ schedules: [{ ...schedule, listA: { ...schedule.listA, end: schedule.start } }] }),
      /“schedules › 1 › listA › end” is not after/,
    ],
    ['an empty text', json({ source: { name: {} } }), /“source › name” is empty/],
    [
      'a quota of none',
      json({ schedules: [{ ...schedule, dailySubmissions: 0 }] }),
      /dailySubmissions” is too small: at least 1/,
    ],
    ['labels for numbers', json({ labels: ['a'] }), /“labels” is not empty, but rmse takes numbers/],
    ['too few labels', json({ metric: 'log-loss' }), /“labels” is too short/],
    [
      'a target in test',
      json({
        targetColumn: 'flipper',
        columns: smallSettings.columns.map((one) => ({ ...one, in: ['train', 'test'] })),
      }),
      /“targetColumn” is in test/,
    ],
    ['a target that is no column', json({ targetColumn: 'mass' }), /“targetColumn” is “mass”, which is none/],
    ['no text', { 'text.zh-CN.md': null, 'text.en-US.md': null }, /^text\.zh-CN\.md: The text is missing/],
    [
      'a freeze of teams after the end',
      json({ teamFreezeAt: '2027-01-01T00:00:00+08:00' }),
      /^competition\.json:\d+ “teamFreezeAt” is before sign-up opens, or after the competition has ended/,
    ],
    ['a text without a head', table('text.en-US.md', '---\n', ''), /^text\.en-US\.md:1 The head is missing/],
    ['an empty title', table('text.en-US.md', 'Weight of penguins', ''), /^text\.en-US\.md:2 The title is missing/],
    ['a section too few', table('text.en-US.md', '## Rules', '### Rules'), /^text\.en-US\.md:\d+ There are 5 sections/],
    [
      'a question without an answer',
      table('text.en-US.md', 'With the sample.', ''),
      /^text\.en-US\.md:29 The question “Where do I start\?” has no answer/,
    ],
    [
      'a picture in a text',
      table('text.en-US.md', 'Penguins.', '![a](b.png)'),
      /^text\.en-US\.md:9 Pages show no pictures/,
    ],
    ['other tags', table('text.en-US.md', '[beginner]', '[a, b]'), /^text\.en-US\.md: There are 2 tags, but 1/],
    [
      'a tag too few',
      table('text.zh-CN.md', /^tags: .*$/m, 'tags: [甲, 乙]'),
      /^text\.en-US\.md: There is 1 tag, but 2/,
    ],
    ['no test set', { 'test.csv': null }, /^test\.csv: The file is missing/],
    ['an empty table', { 'test.csv': '' }, /^test\.csv: The file is empty/],
    ['a header alone', { 'test.csv': 'id,flipper\n' }, /^test\.csv: The table has a header but no rows/],
    ['another column', table('train.csv', 'flipper', 'wing'), /^train\.csv:1 The header lacks “flipper”/],
    [
      'the answers in the test set',
      {
        'test.csv': file('test.csv')
          .replace(/$/gm, ',1')
          .replace(/^,1$/gm, '')
          .replace('id,flipper,1', 'id,flipper,weight'),
      },
      /^test\.csv:1 The header has “weight”, which the settings keep out of this table/,
    ],
    ['another order', table('test.csv', 'id,flipper', 'flipper,id'), /^test\.csv:1 The columns are not in the order/],
    [
      'semicolons',
      { 'test.csv': file('test.csv').replaceAll(',', ';') },
      /^test\.csv:1 The columns look divided by semicolons, not by commas/,
    ],
    [
      'upright bars',
      { 'test.csv': file('test.csv').replaceAll(',', '|') },
      /^test\.csv:1 The columns look divided by upright bars, not by commas/,
    ],
    [
      'a title above the header',
      { 'train.csv': `Penguins of 2009\n${file('train.csv')}` },
      /^train\.csv:1 The header seems to be in line 2\. Remove the lines above it/,
    ],
    [
      'comments above the header',
      { 'train.csv': `# made by hand\n${file('train.csv')}` },
      /^train\.csv:1 Lines that start with “#” look like comments/,
    ],
    ['a cell too many', table('train.csv', '186', '1,86'), /^train\.csv:3 The row has 4 cells, the header 3/],
    ['an open quote', table('train.csv', '186', '"186'), /^train\.csv:3 A quote is not closed/],
    [
      'a text where a number belongs',
      table('train.csv', '186', 'long'),
      /^train\.csv:3 “flipper” is “long”, no number/,
    ],
    [
      'a target that is no number',
      table('train.csv', '3800', 'heavy'),
      /^train\.csv:3 The true value is “heavy”; rmse needs a number/,
    ],
    ['an id twice', table('test.csv', 't1', 't0'), /^test\.csv:3 The id “t0” is also in line 2/],
    [
      'an id that the solution lacks',
      table('solution.csv', /t2.*\n/, ''),
      /^solution\.csv: The id “t2” of the test set is missing/,
    ],
    [
      'an id that only the solution has',
      table('solution.csv', 't2', 't9'),
      /^solution\.csv:4 The id “t9” is not in the test set/,
    ],
    ['a third list', table('solution.csv', ',A', ',C'), /^solution\.csv:2 The list is “C”. Write A or B/],
    [
      'no rows of list B',
      { 'solution.csv': file('solution.csv').replaceAll(',B', ',A') },
      /^solution\.csv: No row is in list B/,
    ],
    [
      'a sample without an id',
      table('sample_submission.csv', /t2.*\n/, ''),
      /^sample_submission\.csv: There is no prediction for the ID “t2”/,
    ],
    [
      'a sample that is no number',
      table('sample_submission.csv', '4000', 'x'),
      /^sample_submission\.csv:2 “weight” is not a number/,
    ],
    [
      'a baseline that nobody described',
      json({ baselines: {} }),
      /^baselines\/weak\.csv: competition\.json does not say/,
    ],
    [
      'a described baseline that is not there',
      { 'baselines/weak.csv': null },
      /^baselines\/weak\.csv: The file is missing, but/,
    ],
    ['a file that nothing reads', { 'notes.txt': '' }, /^notes\.txt: Nothing reads “notes\.txt”/],
    ['a table twice', { 'test.csv.gz': gzipSync(file('test.csv')) }, /^test\.csv\.gz: test\.csv is there as well/],
    ['a gzip that is none', { 'test.csv': null, 'test.csv.gz': 'x' }, /^test\.csv\.gz: The file is no gzip/],
    [
      'GB 18030',
      { 'text.zh-CN.md': Buffer.from('---\ntitle: \xc6\xf3\xb6\xec\xcc\xe5\xd6\xd8\xd4\xa4\xb2\xe2\n', 'latin1') },
      /^text\.zh-CN\.md:2 A character is no UTF-8. It looks like GB18030: iconv/,
    ],
    [
      'Big5',
      { 'text.zh-CN.md': Buffer.from('---\ntitle: \xbb\x4f\xa5\x5f\xa5\xab\xb8\xea\xae\xc6\n', 'latin1') },
      /^text\.zh-CN\.md:2 A character is no UTF-8. It looks like BIG5: iconv/,
    ],
    [
      'UTF-16',
      { 'train.csv': Buffer.from(`\ufeff${file('train.csv')}`, 'utf16le') },
      /^train\.csv: The text is UTF-16LE/,
    ],
    ['a spreadsheet', { 'train.csv': Buffer.from('504b030414000600', 'hex') }, /^train\.csv: This is no text but zip/],
    ['a million columns', { 'train.csv': `${'a,'.repeat(1_000_000)}\n` }, /^train\.csv:1 The header is longer than/],
    [
      'half a million columns',
      { 'train.csv': `${'a,'.repeat(500_000)}\n` },
      /^train\.csv:1 The header has 500001 columns, but 3/,
    ],
  ])('%s', async (_, change, expected) => {
    expect(await mistakes(change)).toContainEqual(expect.stringMatching(expected))
  })

  test('a sample that may not mean what it says is scored, with the doubt that a contestant reads', async () => {
    const german = file('sample_submission.csv').replaceAll(',', ';').replaceAll('4000', '4.000')
    const change = { 'sample_submission.csv': german }
    expect(await checkCommand(folderOf(change))).toMatch(
      /^Warning, sample_submission\.csv: Please check “weight”: “4\.000” is read as a decimal\. If 4000 is meant/m,
    )
  })

  test('a list with rows of one class cannot be scored', async () => {
    const change = {
      ...json({ metric: 'auc' }),
      'train.csv': file('train.csv').replaceAll(/\d+$/gm, '1'),
      'solution.csv': file('solution.csv').replaceAll(/,\d+,/g, ',1,'),
      'sample_submission.csv': file('sample_submission.csv').replaceAll('4000', '0.5'),
      'baselines/weak.csv': file('baselines/weak.csv').replaceAll('4200', '0.5'),
    }
    expect(await mistakes(change)).toContainEqual(expect.stringMatching(/^solution\.csv: It cannot be scored: auc/))
  })

  test('settings at a wrong place are named one by one, with their lines and where they belong', async () => {
    const misplaced = { dailySubmissions: 9, dailyErrors: 2, places: 1, count: 2, teamMux: 4 }
    const source = settingsWith(misplaced)
    const lines = source.split('\n')
    const lineOf = (name: string) => lines.findLastIndex((line) => line.startsWith(`  "${name}"`)) + 1
    const said = await checkCommand(folderOf({ 'competition.json': source })).catch((error: Error) => error.message)
    for (const [name, place] of [
      ['dailySubmissions', 'Move it into each entry of “schedules”.'],
      ['dailyErrors', 'Move it into each entry of “schedules”.'],
      ['count', 'Move it into each entry of “schedules › finalChoice”.'],
      // a schedule and its source code have a setting of this name
      ['places', 'Remove it or correct its name.'],
      ['teamMux', 'Remove it or correct its name.'],
    ] as const) {
      expect(said).toContain(
        `competition.json:${lineOf(name)}: “${name}” is no setting of the competition as a whole. ${place}`,
      )
    }
    expect(said).toContain('5 mistakes.')
    const [round] = smallSettings.schedules
    const inside = settingsWith({ schedules: [{ ...round, teamMax: 4 }] })
    await expect(checkCommand(folderOf({ 'competition.json': inside }))).rejects.toThrow(
      /“teamMax” is no setting of “schedules › 1”\. Move it to the top level\./,
    )
  })

  test('a label that is none of the settings’ is named in sample, solution and train', async () => {
    const change = json({ metric: 'accuracy', labels: ['heavy', 'light'] })
    const found = await mistakes(change)
    expect(found).toContainEqual(
      expect.stringMatching(/^train\.csv:2 The true value is “3750”; accuracy needs one of the labels/),
    )
    expect(found).toContainEqual(expect.stringMatching(/^solution\.csv:2 The true value/))
  })

  test('a label that the sample has and the settings lack is named, and so is a missing column of a label', async () => {
    const weights = [3250, 3450, 3650, 3750, 3800, 4200, 4450, 5150, 5550].map(String)
    expect(await mistakes(json({ metric: 'accuracy', labels: weights }))).toContainEqual(
      expect.stringMatching(/^sample_submission\.csv:2 “weight” is not one of the labels: “4000”/),
    )
    const predictionColumns = weights.map((weight) => `p${weight}`)
    expect(await mistakes(json({ metric: 'log-loss', labels: weights, predictionColumns }))).toContainEqual(
      expect.stringMatching(/^sample_submission\.csv:1 The column “p3250” is missing from the header/),
    )
  })

  test('a link is not followed', async () => {
    const folder = folderOf({ 'test.csv': null })
    symlinkSync('/etc/hostname', join(folder, 'test.csv'))
    const { findings } = await checkFolder(folder)
    expect(findings).toContainEqual({ file: 'test.csv', line: null, text: expect.stringContaining('This is a link') })
  })

  test('all mistakes are named at once, ten of a kind one by one', async () => {
    const bad = Array.from({ length: 30 }, (_, at) => `x${at},long,heavy`).join('\n')
    const settings = json({ metric: 'rmsle', teamMax: 99 })
    const found = await mistakes({ ...settings, 'text.en-US.md': '', ...table('train.csv', '186', 'long') })
    const named = [
      '“metric” is “rmsle”',
      '“teamMax” is too great: at most 20',
      'The head is missing',
      '“flipper” is “long”',
    ]
    for (const text of named) expect(found).toContainEqual(expect.stringContaining(text))
    const rows = await mistakes({ 'train.csv': `id,flipper,weight\n${bad}\n`, 'text.en-US.md': '' })
    expect(rows.filter((line) => line.includes('no number'))).toHaveLength(20)
    expect(rows).toContainEqual('train.csv: 20 more lines like these.')
    expect(rows).toContainEqual(expect.stringMatching(/^text\.en-US\.md:1/))
  })

  test('mistakes of sample and baselines are named beside those of the solution, and of the test set', async () => {
    const results = {
      ...table('sample_submission.csv', 't1,4000', 't0,heavy'),
      ...table('baselines/weak.csv', 'id,weight', 'id,mass'),
    }
    const own = [
      /^sample_submission\.csv:3 the ID “t0” already appears in line 2/,
      /^sample_submission\.csv:3 “weight” is not a number: “heavy”/,
      /^baselines\/weak\.csv:1 The header says “mass”; did you mean “weight”/,
    ]
    const broken = table('solution.csv', ',A', ',C')
    const besideSolution = await mistakes({ ...results, ...broken })
    for (const expected of [/^solution\.csv:2 The list is “C”/, ...own]) {
      expect(besideSolution).toContainEqual(expect.stringMatching(expected))
    }
    expect(besideSolution).toContainEqual(
      expect.stringMatching(/^sample_submission\.csv: There is no prediction for the ID “t1”/),
    )
    const besideBoth = await mistakes({ ...results, ...table('test.csv', '195', 'long'), 'solution.csv': null })
    expect(besideBoth).toHaveLength(5)
    for (const expected of [/^solution\.csv: The file is missing/, /^test\.csv:2 “flipper”/, ...own]) {
      expect(besideBoth).toContainEqual(expect.stringMatching(expected))
    }
    expect(await mistakes({ ...broken, 'test.csv': null })).toHaveLength(2)
    const besideSettings = await mistakes({ ...results, ...json({ teamMax: 0 }) })
    for (const expected of [/^competition\.json:\d+ .*teamMax/, ...own]) {
      expect(besideSettings).toContainEqual(expect.stringMatching(expected))
    }
  })

  test.each([
    ['targetColumn', 'weigth'],
    ['idColumn', 'key'],
  ])('a wrong %s is named alone', async (setting, name) => {
    const found = await mistakes(json({ [setting]: name }))
    expect(found).toEqual([expect.stringContaining(`“${setting}” is “${name}”, which is none of the columns.`)])
  })

  test('a folder that is not there is said to be none', async () => {
    await expect(checkCommand('/nowhere/at/all')).rejects.toThrow('There is no folder /nowhere/at/all')
  })
})

test('the committed schema is that of the validator: node apps/api/commands/competition.ts schema > docs/competition-folder.schema.json', () => {
  const committed = readFileSync(new URL('../../../../docs/competition-folder.schema.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(settingsSchema)))
})
