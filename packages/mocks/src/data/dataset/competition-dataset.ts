import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionData } from '@shulei/contract/compete/competition/calls.ts'
import { type CastCompetition, competitionOf } from '../../cast/competitions.ts'

/** A dataset with a number, a category and a text column. */
export function competitionDatasetFixture(
  competition: CastCompetition = competitionOf('us-births'),
): DataIn<typeof competitionData>['datasets'][number] {
  const column = {
    missing: 0,
    unique: null,
    min: null,
    max: null,
    mean: null,
    median: null,
    std: null,
    histogram: [],
    top: [],
  }
  return {
    id: competition.id * 10,
    name: { cn: `${competition.title.cn}数据`, en: `${competition.title.en}: data` },
    licence: {
      id: 'PDDL-1.0',
      name: { cn: '公有领域（PDDL 1.0 / CC0）', en: 'Public domain (PDDL 1.0 / CC0)' },
      note: { cn: '可自由使用，无需署名。', en: 'Free to use, no attribution needed.' },
    },
    source: {
      name: {
        cn: '美国社会保障局每日出生人数，由 stdlib 项目整理发布',
        en: 'Daily US births from the Social Security Administration, published by the stdlib project',
      },
      version: '0.2.3',
      attribution: { cn: '', en: '' },
    },
    changes: { cn: '按年份划分训练与测试。', en: 'Split by year into train and test.' },
    protocol: {
      cn: '<p>数据仅用于训练与演示。</p>',
      en: '<p>The data are for training and demonstration.</p>',
    },
    isAgree: false,
    files: [
      ['train.csv', 112_640, 5114, '训练集', 'Training set'],
      ['test.csv', 6570, 365, '测试集，不含答案', 'Test set without answers'],
      ['sample_submission.csv', 5840, 365, '提交示例', 'Sample submission'],
    ].map(([name, bytes, rows, cn, en], index) => ({
      id: competition.id * 100 + index,
      name: name as string,
      bytes: bytes as number,
      rows: rows as number,
      sha256: `${'30d21fc30bdf467b'.repeat(4).slice(index)}${'0'.repeat(index)}`,
      description: { cn: cn as string, en: en as string },
    })),
    columns: [
      {
        ...column,
        name: 'births',
        type: 'integer',
        description: { cn: '当日出生人数', en: 'Births on that day' },
        min: 5728,
        max: 16_081,
        mean: 11_350.1,
        median: 12_343,
        std: 2325.8,
        histogram: [3, 40, 420, 980, 610, 240, 380, 1240, 1050, 151].map((count, index) => ({
          from: 5728 + index * 1035,
          to: 5728 + (index + 1) * 1035,
          count,
        })),
      },
      {
        ...column,
        name: 'weekday',
        type: 'category',
        description: { cn: '星期几', en: 'Day of the week' },
        unique: 7,
        top: ['周二', '周三', '周四', '周五', '周一', '周六', '周日'].map((value, index) => ({
          value,
          count: 731 - index,
        })),
      },
      {
        ...column,
        name: 'date',
        type: 'date',
        description: { cn: '日期', en: 'Date' },
        unique: 5114,
        min: '2000-01-01',
        max: '2013-12-31',
      },
    ],
  }
}
