import type { CardWords } from '../seed/card.ts'

/** Source, terms, columns and promised baseline scores of `weather-type`. */
export const words: CardWords = {
  source: {
    name: {
      'zh-CN': '美国国家海洋和大气管理局（NOAA）西雅图与纽约每日气象观测，由 vega-datasets 发布',
      'en-US': 'Daily NOAA observations for Seattle and New York, published by vega-datasets',
    },
    package: 'vega-datasets',
    version: '3.2.1',
    file: 'data/weather.csv',
    url: 'http://www.ncdc.noaa.gov/cdo-web/datatools/findstation',
  },
  licence: {
    id: 'US-Government-Work',
    name: { 'zh-CN': '美国政府作品', 'en-US': 'US government work' },
    url: 'https://www.usa.gov/government-works',
    note: {
      'zh-CN': '美国联邦政府公开数据集，在美国不受著作权保护，可自由使用。天气类型由整理者推导，仅供教学。',
      'en-US':
        'A public dataset of the US federal government, without copyright in the United States and free to use. The weather type was derived by the compilers, for teaching.',
    },
    attribution: {
      'zh-CN': '数据来源：NOAA Climate Data Online，经 vega-datasets 3.2.1 整理。',
      'en-US': 'Source: NOAA Climate Data Online, as compiled by vega-datasets 3.2.1.',
    },
  },
  changes: {
    'zh-CN': ['增加编号 id：源文件从 0 起的行号。', '2012–2014 年作训练集，2015 年作测试集，测试集去掉天气类型。'],
    'en-US': [
      'The ID is added: the row number in the source file, starting at 0.',
      '2012–2014 are the training set and 2015 the test set, whose weather type was removed.',
    ],
  },
  metric: 'macro-f1',
  idColumn: 'id',
  targetColumn: 'weather',
  predictionColumns: [{ name: 'weather', type: 'label' }],
  labels: ['drizzle', 'fog', 'rain', 'snow', 'sun'],
  columns: [
    {
      name: 'id',
      type: 'id',
      in: ['train', 'test'],
      description: {
        'zh-CN': '编号：源文件中的行号，从 0 起',
        'en-US': 'ID: the row number in the source file, starting at 0',
      },
    },
    {
      name: 'location',
      type: 'category',
      in: ['train', 'test'],
      description: {
        'zh-CN': '城市：Seattle 西雅图，New York 纽约',
        'en-US': 'City: Seattle or New York',
      },
    },
    {
      name: 'date',
      type: 'date',
      in: ['train', 'test'],
      description: { 'zh-CN': '日期，yyyy-mm-dd', 'en-US': 'The day, yyyy-mm-dd' },
    },
    {
      name: 'precipitation',
      type: 'number',
      in: ['train', 'test'],
      description: { 'zh-CN': '降水量，单位毫米', 'en-US': 'Precipitation in millimeters' },
    },
    {
      name: 'temp_max',
      type: 'number',
      in: ['train', 'test'],
      description: { 'zh-CN': '最高气温，单位 °C', 'en-US': 'Highest temperature in °C' },
    },
    {
      name: 'temp_min',
      type: 'number',
      in: ['train', 'test'],
      description: { 'zh-CN': '最低气温，单位 °C', 'en-US': 'Lowest temperature in °C' },
    },
    {
      name: 'wind',
      type: 'number',
      in: ['train', 'test'],
      description: {
        'zh-CN': '平均风速。源数据说明写作 km/h，从数值大小看更像 m/s，数值未作改动',
        'en-US': 'Mean wind speed. The source says km/h, but the size of the values suggests m/s; they are unchanged',
      },
    },
    {
      name: 'weather',
      type: 'category',
      in: ['train'],
      description: {
        'zh-CN': '天气类型：drizzle 毛毛雨、fog 雾、rain 雨、snow 雪、sun 晴（预测目标）',
        'en-US': 'Weather type: drizzle, fog, rain, snow or sun (the target)',
      },
    },
  ],
  signature: {
    form: 'calendar',
    date: 'date',
    value: 'weather',
    facet: 'location',
    values: [
      { value: 'sun', name: { cn: '晴', en: 'Sun' }, tone: '4' },
      { value: 'rain', name: { cn: '雨', en: 'Rain' }, tone: '1' },
      { value: 'drizzle', name: { cn: '毛毛雨', en: 'Drizzle' }, tone: '3' },
      { value: 'fog', name: { cn: '雾', en: 'Fog' }, tone: 'rest' },
      { value: 'snow', name: { cn: '雪', en: 'Snow' }, tone: '6' },
      { value: 'New York', name: { cn: '纽约', en: 'New York' } },
      { value: 'Seattle', name: { cn: '西雅图', en: 'Seattle' } },
    ],
    caption: { cn: '两座城市三年的天气，每格一天', en: 'Three years of weather in two cities, one cell a day' },
  },
  baselines: {
    weak: {
      A: 0.137461,
      B: 0.137056,
      method: { 'zh-CN': '全部填最常见的 sun', 'en-US': 'The most frequent type, sun, for every day' },
    },
    middle: {
      A: 0.54133,
      B: 0.520479,
      method: {
        'zh-CN': '两条规则：有降水且最高气温低于 3 °C 为雪，其余有降水为雨，无降水为晴',
        'en-US': 'Two rules: wet and below 3 °C is snow, other wet days are rain, dry days are sun',
      },
    },
    better: {
      A: 0.518615,
      B: 0.55279,
      method: {
        'zh-CN': '降水、气温、风速和城市上的 9 近邻',
        'en-US': 'Nine nearest neighbors on rain, temperatures, wind and city',
      },
    },
  },
}
