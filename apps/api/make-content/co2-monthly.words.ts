import type { CardWords } from '../seed/card.ts'

/** Source, terms, columns and promised baseline scores of `co2-monthly`. */
export const words: CardWords = {
  source: {
    name: {
      'zh-CN': '斯克里普斯海洋研究所 CO₂ 项目冒纳罗亚月均记录（1958–2020），由 vega-datasets 发布',
      'en-US': 'Monthly Mauna Loa record of the Scripps CO₂ Program (1958–2020), published by vega-datasets',
    },
    package: 'vega-datasets',
    version: '3.2.1',
    file: 'data/co2-concentration.csv',
    url: 'https://scrippsco2.ucsd.edu/data/atmospheric_co2/primary_mlo_co2_record',
  },
  licence: {
    id: 'CC-BY-4.0',
    name: { 'zh-CN': '知识共享署名 4.0 国际（CC BY 4.0）', 'en-US': 'Creative Commons Attribution 4.0 International' },
    url: 'https://creativecommons.org/licenses/by/4.0/',
    note: {
      'zh-CN': '可自由使用、修改和再发布，但必须署名、附许可链接并说明改动。',
      'en-US': 'Free to use, change and share, as long as you give credit, link to the license and state your changes.',
    },
    attribution: {
      'zh-CN':
        '数据来源：Scripps CO₂ Program，斯克里普斯海洋研究所，CC BY 4.0（https://creativecommons.org/licenses/by/4.0/），经 vega-datasets 3.2.1 整理；有改动：去掉季节调整列，并按年份划分。',
      'en-US':
        'Data: Scripps CO₂ Program, Scripps Institution of Oceanography, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), as compiled by vega-datasets 3.2.1. Changed: seasonally adjusted column removed, split by year.',
    },
  },
  changes: {
    'zh-CN': [
      '去掉季节调整后的浓度一列：它由原值算出，会泄露答案。',
      '列名 Date、CO2 改为 id、co2，数值不变。',
      '2015 年及以前作训练集，2016 年 1 月至 2020 年 4 月作测试集，测试集去掉浓度。',
    ],
    'en-US': [
      'The seasonally adjusted column is removed: it is computed from the values and would give the answer away.',
      'Date and CO2 are renamed id and co2; the values are unchanged.',
      'Months up to 2015 are the training set, January 2016 to April 2020 the test set, whose values were removed.',
    ],
  },
  metric: 'rmse',
  idColumn: 'id',
  targetColumn: 'co2',
  predictionColumns: [{ name: 'co2', type: 'number' }],
  labels: [],
  columns: [
    {
      name: 'id',
      type: 'date',
      in: ['train', 'test'],
      description: {
        'zh-CN': '月份，写作当月 1 日（yyyy-mm-dd），也是每一行的编号',
        'en-US': 'The month as its first day (yyyy-mm-dd); also the ID of the row',
      },
    },
    {
      name: 'co2',
      type: 'number',
      in: ['train'],
      description: {
        'zh-CN': '大气 CO₂ 月均浓度，单位 ppm（百万分之一摩尔分数），预测目标',
        'en-US': 'Monthly mean of atmospheric CO₂ in ppm (micromoles per mole of air), the target',
      },
    },
  ],
  signature: {
    form: 'curve',
    date: 'id',
    value: 'co2',
    caption: {
      cn: '基林曲线：冒纳罗亚的 CO₂ 月均浓度，单位 ppm',
      en: 'The Keeling curve: monthly CO₂ at Mauna Loa in ppm',
    },
  },
  baselines: {
    weak: {
      A: 7.466016,
      B: 8.248888,
      method: {
        'zh-CN': '照抄训练集最后 12 个月中的同月数值',
        'en-US': 'The value of the same month among the last 12 of the training set',
      },
    },
    middle: {
      A: 6.358922,
      B: 7.854512,
      method: { 'zh-CN': '训练集最后一个月的数值', 'en-US': 'The last value of the training set' },
    },
    better: {
      A: 1.053254,
      B: 1.163222,
      method: {
        'zh-CN': '用 1996 年起的数据拟合二次趋势加月份效应',
        'en-US': 'Quadratic trend plus an effect per month, fitted from 1996 on',
      },
    },
  },
}
