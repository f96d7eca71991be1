import type { CardWords } from '../seed/card.ts'

/** Source, terms, columns and promised baseline scores of `football-result`. */
export const words: CardWords = {
  source: {
    name: {
      'zh-CN': 'openfootball 的 football.json 五大联赛赛果节选（2013–2017），由 vega-datasets 发布',
      'en-US': 'Extract of football.json by openfootball (five leagues, 2013–2017), published by vega-datasets',
    },
    package: 'vega-datasets',
    version: '3.2.1',
    file: 'data/football.json',
    url: 'https://github.com/openfootball/football.json',
  },
  licence: {
    id: 'public-domain',
    name: { 'zh-CN': '公有领域', 'en-US': 'Public domain' },
    url: 'https://github.com/openfootball/football.json#license',
    note: {
      'zh-CN': 'openfootball 将数据献入公有领域，可不受限制地使用。',
      'en-US': 'openfootball dedicates its data to the public domain: use it without restriction.',
    },
    attribution: {
      'zh-CN': '数据来源：openfootball/football.json，经 vega-datasets 3.2.1 整理。无署名要求，建议注明来源。',
      'en-US':
        'Source: openfootball/football.json, as compiled by vega-datasets 3.2.1. Credit is not required, but welcome.',
    },
  },
  changes: {
    'zh-CN': [
      '删除没有比分的 4 行。',
      '增加 result 列：主队进球多为 home，相同为 draw，客队进球多为 away。',
      '编号 id 是源文件从 0 起的序号。',
      '2016 年 8 月 1 日以前的比赛作训练集，此后作测试集；测试集去掉比分和赛果。',
    ],
    'en-US': [
      'The 4 matches without a score are dropped.',
      'The column result is added: home, draw or away, depending on who scored more goals.',
      'The ID is the position in the source file, starting at 0.',
      'Matches before 1 August 2016 are the training set and later ones the test set, whose scores and results were removed.',
    ],
  },
  metric: 'log-loss',
  idColumn: 'id',
  targetColumn: 'result',
  predictionColumns: [
    { name: 'home', type: 'probability', min: 0, max: 1 },
    { name: 'draw', type: 'probability', min: 0, max: 1 },
    { name: 'away', type: 'probability', min: 0, max: 1 },
  ],
  labels: ['home', 'draw', 'away'],
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
      description: { 'zh-CN': '比赛日期，yyyy-mm-dd', 'en-US': 'Date of the match, yyyy-mm-dd' },
    },
    {
      name: 'division',
      type: 'category',
      in: ['train', 'test'],
      description: {
        'zh-CN': '联赛：英格兰、西班牙、意大利、德国、奥地利的顶级联赛',
        'en-US': 'League: the first division of England, Spain, Italy, Germany or Austria',
      },
    },
    {
      name: 'home_team',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '主队', 'en-US': 'Home team' },
    },
    {
      name: 'away_team',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '客队', 'en-US': 'Away team' },
    },
    {
      name: 'home_score',
      type: 'number',
      in: ['train'],
      description: { 'zh-CN': '主队进球数', 'en-US': 'Goals of the home team' },
    },
    {
      name: 'away_score',
      type: 'number',
      in: ['train'],
      description: { 'zh-CN': '客队进球数', 'en-US': 'Goals of the away team' },
    },
    {
      name: 'result',
      type: 'category',
      in: ['train'],
      description: {
        'zh-CN': '赛果：home 主胜，draw 平局，away 客胜（预测目标）',
        'en-US': 'Result: home, draw or away (the target)',
      },
    },
  ],
  signature: {
    form: 'matrix',
    x: 'home_score',
    y: 'away_score',
    group: 'result',
    facet: 'division',
    values: [
      { value: 'home', name: { cn: '主胜', en: 'Home win' }, tone: '1' },
      { value: 'draw', name: { cn: '平局', en: 'Draw' }, tone: 'rest' },
      { value: 'away', name: { cn: '客胜', en: 'Away win' }, tone: '2' },
      { value: 'English Premier League', name: { cn: '英超', en: 'England' } },
      { value: 'Primera Division', name: { cn: '西甲', en: 'Spain' } },
      { value: 'Serie A', name: { cn: '意甲', en: 'Italy' } },
      { value: 'Deutsche Bundesliga', name: { cn: '德甲', en: 'Germany' } },
      { value: 'Österreichische Bundesliga', name: { cn: '奥甲', en: 'Austria' } },
    ],
    caption: {
      cn: '比分的多少：横为主队进球，纵为客队进球',
      en: 'How often each score: home goals across, away goals up',
    },
  },
  baselines: {
    weak: {
      A: 1.098612,
      B: 1.098612,
      method: { 'zh-CN': '三种结果各三分之一', 'en-US': 'One third for each result' },
    },
    middle: {
      A: 1.035039,
      B: 1.05128,
      method: { 'zh-CN': '训练集中三种结果的占比', 'en-US': 'Shares of the results in the training set' },
    },
    better: {
      A: 0.959829,
      B: 0.962681,
      method: {
        'zh-CN': '以主客两队场均净胜球之差为特征的 softmax 回归',
        'en-US': 'Softmax regression on the difference in goal difference per game between the two teams',
      },
    },
  },
}
