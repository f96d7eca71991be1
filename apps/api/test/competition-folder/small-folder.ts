import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The rows of a small public table: weight of penguins by the length of their flippers. */
const measured = [
  ...[
    [181, 3750],
    [186, 3800],
    [195, 3250],
    [193, 3450],
  ],
  ...[
    [190, 3650],
    [210, 4450],
    [217, 5150],
    [220, 5550],
  ],
]

const both = (cn: string, en: string) => ({ 'zh-CN': cn, 'en-US': en })

/** Settings of a competition that is in list A at the tests' clock, 2026-11-21. */
export const smallSettings = {
  slug: 'penguin-weight',
  format: 'training',
  agreement: false,
  published: '2026-11-01T08:00:00+08:00',
  start: '2026-11-01T10:00:00+08:00',
  end: '2026-12-31T23:59:59+08:00',
  signup: { start: '2026-11-01T10:00:00+08:00', end: '2026-12-01T23:59:59+08:00' },
  schedules: [
    {
      start: '2026-11-10T10:00:00+08:00',
      end: '2026-12-20T23:59:59+08:00',
      listA: { start: '2026-11-10T10:00:00+08:00', end: '2026-12-10T23:59:59+08:00' },
      listB: { start: '2026-12-12T10:00:00+08:00', end: '2026-12-20T23:59:59+08:00' },
    },
  ],
  metric: 'rmse',
  idColumn: 'id',
  targetColumn: 'weight',
  predictionColumns: ['weight'],
  columns: [
    { name: 'id', type: 'id', description: both('编号', 'ID') },
    { name: 'flipper', type: 'number', description: both('鳍肢长，单位毫米', 'Length of the flipper in millimeters') },
    { name: 'weight', type: 'number', description: both('体重，单位克（预测目标）', 'Weight in grams (the target)') },
  ],
  licence: {
    id: 'CC0-1.0',
    name: both('CC0 1.0 通用', 'CC0 1.0 Universal'),
    note: both('可自由使用。', 'Free to use.'),
    attribution: both('数据来源：帕尔默站 LTER。', 'Source: Palmer Station LTER.'),
  },
  source: { name: both('帕尔默群岛企鹅数据', 'Palmer penguins'), version: '2020' },
  baselines: { weak: both('全部填平均值', 'The mean for every row') },
}

const text = (title: string, summary: string, tag: string) => `---
title: ${title}
summary: ${summary}
tags: [${tag}]
---

## Background

Penguins.

## Task

Predict the weight.

## Evaluation

RMSE.

## Data

Two tables.

## Rules

None.

## FAQ

### Where do I start?

With the sample.
`

const rows = (lines: readonly (readonly (string | number)[])[]) => `${lines.map((line) => line.join(',')).join('\n')}\n`
const testRows = measured.slice(2)

/** The files of a folder without mistakes. */
export const smallFiles: Readonly<Record<string, string>> = {
  'competition.json': `${JSON.stringify(smallSettings, null, 2)}\n`,
  'text.zh-CN.md': text('企鹅体重', '由鳍肢长预测体重。', '入门'),
  'text.en-US.md': text('Weight of penguins', 'Predict the weight from the flipper.', 'beginner'),
  'train.csv': rows([
    ['id', 'flipper', 'weight'],
    ...measured.map(([flipper = 0, weight = 0], at) => [at, flipper, weight]),
  ]),
  'test.csv': rows([['id', 'flipper'], ...testRows.map(([flipper = 0], at) => [`t${at}`, flipper])]),
  'solution.csv': rows([
    ['id', 'target', 'list'],
    ...testRows.map(([, weight = 0], at) => [`t${at}`, weight, at % 2 ? 'B' : 'A']),
  ]),
  'sample_submission.csv': rows([['id', 'weight'], ...testRows.map((_, at) => [`t${at}`, 4000])]),
  'baselines/weak.csv': rows([['id', 'weight'], ...testRows.map((_, at) => [`t${at}`, 4200])]),
}

/** Writes a folder; a null leaves a file out. */
export function writeFolder(change: Readonly<Record<string, string | Uint8Array | null>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'shulei-folder-'))
  for (const [file, content] of Object.entries({ ...smallFiles, ...change })) {
    if (content === null) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}

/** The settings file with a change. */
export const settingsWith = (change: object) => `${JSON.stringify({ ...smallSettings, ...change }, null, 2)}\n`

const table = (head: string, from: number, to: number, line: (at: number) => string) =>
  `${[head, ...Array.from({ length: to - from }, (_, at) => line(from + at))].join('\n')}\n`

/** The change of a folder by which one column, `flipper`, tells the target. */
export function leakyFiles(settings: object = {}) {
  // the flippers come in an order of their own
  const flipper = (at: number) => 170 + ((at * 37) % 101)
  const weight = (at: number) => flipper(at) * 50 - 5700
  return {
    'competition.json': settingsWith({ baselines: {}, ...settings }),
    'baselines/weak.csv': null,
    'train.csv': table('id,flipper,weight', 0, 60, (at) => `${at},${flipper(at)},${weight(at)}`),
    'test.csv': table('id,flipper', 60, 101, (at) => `${at},${flipper(at)}`),
    'solution.csv': table('id,target,list', 60, 101, (at) => `${at},${weight(at)},${at % 2 ? 'A' : 'B'}`),
    'sample_submission.csv': table('id,weight', 60, 101, (at) => `${at},4000`),
  }
}
