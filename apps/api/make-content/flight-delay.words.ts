import type { CardWords } from '../seed/card.ts'

/** Source, terms, columns and promised baseline scores of `flight-delay`. */
export const words: CardWords = {
  source: {
    name: {
      'zh-CN': '美国运输统计局（BTS）航班准点数据的 20,000 行节选，由 vega-datasets 发布',
      'en-US':
        'Extract of 20,000 rows from the on-time data of the US Bureau of Transportation Statistics (BTS), published by vega-datasets',
    },
    package: 'vega-datasets',
    version: '3.2.1',
    file: 'data/flights-20k.json',
    url: 'https://www.transtats.bts.gov/DL_SelectFields.asp?gnoyr_VQ=FGJ&QO_fu146_anzr=b0-gvzr',
  },
  licence: {
    id: 'other-open',
    name: {
      'zh-CN': '美国运输部依规收集的数据，未明确许可条款',
      'en-US': 'Data collected under DOT rules, terms not explicitly specified',
    },
    url: 'https://www.ecfr.gov/current/title-14/chapter-II/subchapter-A/part-234',
    note: {
      'zh-CN':
        '数据由航空公司依照美国联邦法规 14 CFR Part 234 上报，由美国运输统计局公开。来源没有写明许可条款（标为 other-open），用于学习之外的用途前请自行核实。',
      'en-US':
        'Airlines report this data under the US rule 14 CFR Part 234, and the Bureau of Transportation Statistics publishes it. The source names no explicit license (it is listed as “other-open”): check the terms yourself before any use beyond learning.',
    },
    attribution: {
      'zh-CN': '数据来源：美国运输部运输统计局（BTS），经 vega-datasets 3.2.1 整理。',
      'en-US':
        'Source: Bureau of Transportation Statistics, US Department of Transportation, as compiled by vega-datasets 3.2.1.',
    },
  },
  changes: {
    'zh-CN': [
      '时间拆成日期 date（yyyy-mm-dd）和时刻 time（hh:mm）两列，列的顺序有调整。',
      '编号 id 是源文件从 0 起的序号。',
      '按编号的哈希值划分训练集与测试集，测试集去掉延误。',
    ],
    'en-US': [
      'The time is split into date (yyyy-mm-dd) and time (hh:mm), and the columns are reordered.',
      'The ID is the position in the source file, starting at 0.',
      'The training and test sets are split by a hash of the ID; delays were removed from the test set.',
    ],
  },
  metric: 'mae',
  idColumn: 'id',
  targetColumn: 'delay',
  predictionColumns: [{ name: 'delay', type: 'number' }],
  labels: [],
  columns: [
    {
      name: 'id',
      type: 'id',
      in: ['train', 'test'],
      description: {
        'zh-CN': '编号：源文件中的序号，从 0 起',
        'en-US': 'ID: the position in the source file, starting at 0',
      },
    },
    {
      name: 'date',
      type: 'date',
      in: ['train', 'test'],
      description: { 'zh-CN': '起飞日期，yyyy-mm-dd', 'en-US': 'Date of departure, yyyy-mm-dd' },
    },
    {
      name: 'time',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '起飞时刻，hh:mm', 'en-US': 'Time of departure, hh:mm' },
    },
    {
      name: 'origin',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '出发机场三字代码', 'en-US': 'Airport of origin, three-letter code' },
    },
    {
      name: 'destination',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '到达机场三字代码', 'en-US': 'Airport of destination, three-letter code' },
    },
    {
      name: 'distance',
      type: 'number',
      in: ['train', 'test'],
      description: { 'zh-CN': '航程，单位英里', 'en-US': 'Distance in miles' },
    },
    {
      name: 'delay',
      type: 'number',
      in: ['train'],
      description: {
        'zh-CN': '延误，单位分钟，负数为提前（预测目标）',
        'en-US': 'Delay in minutes, negative when early (the target)',
      },
    },
  ],
  signature: {
    form: 'bands',
    x: 'time',
    y: 'delay',
    caption: {
      cn: '各时刻的延误：中位数，一半与八成航班的范围',
      en: 'Delays by hour: median, middle half, middle 80%',
    },
  },
  baselines: {
    weak: {
      A: 18.141335,
      B: 17.404802,
      method: { 'zh-CN': '全部训练航班延误的中位数', 'en-US': 'Median delay of all training flights' },
    },
    middle: {
      A: 17.9871,
      B: 17.336582,
      method: { 'zh-CN': '按起飞小时的中位数', 'en-US': 'Median by hour of departure' },
    },
    better: {
      A: 18.005328,
      B: 17.148681,
      method: {
        'zh-CN': '按“日期 + 出发机场”的中位数，航班不足 20 个时依次退到日期、小时、全部',
        'en-US': 'Median by day and origin; where there are fewer than 20 flights, by day, then by hour, then overall',
      },
    },
  },
}
