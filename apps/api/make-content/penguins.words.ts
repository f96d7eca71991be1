import type { CardWords } from '../seed/card.ts'

/** Source, terms, columns and promised baseline scores of `penguins`. */
export const words: CardWords = {
  source: {
    name: {
      'zh-CN': '帕尔默群岛企鹅数据（Kristen Gorman 与帕尔默站 LTER），由 vega-datasets 发布',
      'en-US': 'Palmer penguins (Kristen Gorman and Palmer Station LTER), published by vega-datasets',
    },
    package: 'vega-datasets',
    version: '3.2.1',
    file: 'data/penguins.json',
    url: 'https://github.com/allisonhorst/palmerpenguins',
  },
  licence: {
    id: 'CC0-1.0',
    name: { 'zh-CN': 'CC0 1.0 通用', 'en-US': 'CC0 1.0 Universal' },
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    note: {
      'zh-CN': '以 CC0 1.0 放弃权利，可自由使用、修改和再发布。',
      'en-US': 'Dedicated to the public domain under CC0 1.0: free to use, change and share.',
    },
    attribution: {
      'zh-CN':
        '数据来源：Kristen Gorman 博士与南极帕尔默站 LTER，经 palmerpenguins 与 vega-datasets 3.2.1 整理。无署名要求，建议注明来源。',
      'en-US':
        'Source: Dr. Kristen Gorman and Palmer Station Antarctica LTER, through palmerpenguins and vega-datasets 3.2.1. Credit is not required, but welcome.',
    },
  },
  changes: {
    'zh-CN': [
      '删除没有测量值的 2 行，保留 342 行。',
      '列名改为小写加下划线；性别中一个无意义的“.”改为空值。',
      '按源文件中的序号的哈希值划分训练集与测试集；编号 id 随机分配，各表按编号排序。',
    ],
    'en-US': [
      'The 2 rows without measurements are dropped; 342 remain.',
      'Columns are renamed to lower case with underscores; one meaningless “.” for sex is made empty.',
      'The training and test sets are split by a hash of the position in the source file; the IDs are given at random, and the tables are sorted by them.',
    ],
  },
  metric: 'accuracy',
  idColumn: 'id',
  targetColumn: 'species',
  predictionColumns: [{ name: 'species', type: 'label' }],
  labels: ['Adelie', 'Chinstrap', 'Gentoo'],
  columns: [
    {
      name: 'id',
      type: 'id',
      in: ['train', 'test'],
      description: {
        'zh-CN': '编号：随机分配',
        'en-US': 'ID: given at random',
      },
    },
    {
      name: 'island',
      type: 'category',
      in: ['train', 'test'],
      description: {
        'zh-CN': '观测到它的岛屿：Biscoe、Dream 或 Torgersen',
        'en-US': 'Island where it was observed: Biscoe, Dream or Torgersen',
      },
    },
    {
      name: 'beak_length_mm',
      type: 'number',
      in: ['train', 'test'],
      description: { 'zh-CN': '喙长，单位毫米', 'en-US': 'Length of the beak in millimeters' },
    },
    {
      name: 'beak_depth_mm',
      type: 'number',
      in: ['train', 'test'],
      description: { 'zh-CN': '喙厚，单位毫米', 'en-US': 'Depth of the beak in millimeters' },
    },
    {
      name: 'flipper_length_mm',
      type: 'number',
      in: ['train', 'test'],
      description: { 'zh-CN': '鳍肢长，单位毫米', 'en-US': 'Length of the flipper in millimeters' },
    },
    {
      name: 'body_mass_g',
      type: 'number',
      in: ['train', 'test'],
      description: { 'zh-CN': '体重，单位克', 'en-US': 'Body mass in grams' },
    },
    {
      name: 'sex',
      type: 'category',
      in: ['train', 'test'],
      description: {
        'zh-CN': '性别：MALE 雄，FEMALE 雌，少数为空',
        'en-US': 'Sex: MALE or FEMALE; empty in a few rows',
      },
    },
    {
      name: 'species',
      type: 'category',
      in: ['train'],
      description: {
        'zh-CN': '种类：Adelie 阿德利企鹅、Chinstrap 帽带企鹅、Gentoo 巴布亚企鹅（预测目标）',
        'en-US': 'Species: Adelie, Chinstrap or Gentoo (the target)',
      },
    },
  ],
  signature: {
    form: 'scatter',
    x: 'beak_length_mm',
    y: 'beak_depth_mm',
    group: 'species',
    values: [
      { value: 'Adelie', name: { cn: '阿德利企鹅', en: 'Adélie' }, tone: '2' },
      { value: 'Chinstrap', name: { cn: '帽带企鹅', en: 'Chinstrap' }, tone: '5' },
      { value: 'Gentoo', name: { cn: '巴布亚企鹅', en: 'Gentoo' }, tone: '3' },
    ],
    caption: { cn: '喙长（横）与喙深（纵）', en: 'Length of the beak across, depth up' },
  },
  baselines: {
    weak: {
      A: 0.28,
      B: 0.541667,
      method: {
        'zh-CN': '全部填训练集中最多的种类',
        'en-US': 'The most frequent species of the training set for every row',
      },
    },
    middle: {
      A: 0.8,
      B: 0.847222,
      method: {
        'zh-CN': '鳍肢长于 206 毫米为 Gentoo，否则为 Adelie',
        'en-US': 'Gentoo where the flipper is longer than 206 mm, else Adelie',
      },
    },
    better: {
      A: 1,
      B: 0.986111,
      method: { 'zh-CN': '四项身体测量上的 5 近邻', 'en-US': 'Five nearest neighbors on the four measurements' },
    },
  },
}
