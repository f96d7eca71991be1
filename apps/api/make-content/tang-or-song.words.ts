import type { CardWords } from '../seed/card.ts'

/** Source, terms, columns and promised baseline scores of `tang-or-song`. */
export const words: CardWords = {
  source: {
    name: {
      'zh-CN': 'chinese-poetry 项目收录的唐诗与宋诗（繁体）',
      'en-US': 'Tang and Song poems from the chinese-poetry project, in traditional script',
    },
    package: 'chinese-poetry',
    version: '2.0.1',
    file: 'dist/quantangshi/poet.{tang,song}.*.json',
    url: 'https://github.com/chinese-poetry/chinese-poetry',
  },
  licence: {
    id: 'MIT',
    name: { 'zh-CN': 'MIT 许可', 'en-US': 'MIT License' },
    url: 'https://opensource.org/license/mit',
    note: {
      'zh-CN':
        '诗作本身早已进入公有领域；整理后的数据以 MIT 许可发布，再发布时须保留版权声明：Copyright (c) 2016 JackeyGao。',
      'en-US':
        'The poems themselves have long been in the public domain; the collection is under the MIT License. Keep its notice when you pass it on: Copyright (c) 2016 JackeyGao.',
    },
    attribution: {
      'zh-CN': '数据来源：chinese-poetry 2.0.1，Copyright (c) 2016 JackeyGao，MIT 许可。',
      'en-US': 'Source: chinese-poetry 2.0.1, Copyright (c) 2016 JackeyGao, MIT License.',
    },
  },
  changes: {
    'zh-CN': [
      '各段连成一行正文；作者、标题等其他字段不提供。',
      '只取 20–140 个字符（含标点）且不含缺字符号“□”的诗；在唐、宋两部分都出现的 231 首删除。',
      '两朝各取正文 SHA-256 最小的 6,000 首。',
      '按该值前 16 位的哈希值划分训练集与测试集；编号 id 随机分配，各表按编号排序。',
    ],
    'en-US': [
      'The paragraphs are joined into one line of text; author, title and other fields are not included.',
      'Only poems of 20–140 characters (with punctuation) without the mark “□” for a lost character are taken; 231 texts found in both dynasties are dropped.',
      'From each dynasty, the 6,000 poems with the smallest SHA-256 of the text are taken.',
      'The training and test sets are split by a hash of its first 16 digits; the IDs are given at random, and the tables are sorted by them.',
    ],
  },
  metric: 'auc',
  idColumn: 'id',
  targetColumn: 'song',
  predictionColumns: [{ name: 'song', type: 'probability', min: 0, max: 1 }],
  labels: ['0', '1'],
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
      name: 'text',
      type: 'text',
      in: ['train', 'test'],
      description: {
        'zh-CN': '诗的正文，繁体，含标点，20–140 个字符',
        'en-US': 'The poem in traditional script with punctuation, 20–140 characters',
      },
    },
    {
      name: 'song',
      type: 'binary',
      in: ['train'],
      description: {
        'zh-CN': '朝代：1 宋诗，0 唐诗（预测目标）',
        'en-US': 'Dynasty: 1 Song, 0 Tang (the target)',
      },
    },
  ],
  signature: {
    form: 'ladder',
    text: 'text',
    group: 'song',
    values: [
      { value: '0', name: { cn: '唐', en: 'Tang' }, tone: '3' },
      { value: '1', name: { cn: '宋', en: 'Song' }, tone: '1' },
    ],
    caption: {
      cn: '从最像唐诗的字到最像宋诗的字',
      en: 'Characters from most typical of Tang to most typical of Song',
    },
  },
  baselines: {
    weak: {
      A: 0.541326,
      B: 0.539871,
      method: { 'zh-CN': '越短越像宋诗', 'en-US': 'The shorter, the more likely Song' },
    },
    middle: {
      A: 0.895379,
      B: 0.905308,
      method: { 'zh-CN': '单字朴素贝叶斯', 'en-US': 'Naive Bayes over single characters' },
    },
    better: {
      A: 0.903346,
      B: 0.918467,
      method: {
        'zh-CN': '单字加相邻双字的朴素贝叶斯',
        'en-US': 'Naive Bayes over single characters and neighboring pairs',
      },
    },
  },
}
