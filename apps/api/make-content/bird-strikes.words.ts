import type { CardWords } from '../seed/card.ts'

/** Source, terms, columns and promised baseline scores of `bird-strikes`. */
export const words: CardWords = {
  source: {
    name: {
      'zh-CN': '美国联邦航空管理局（FAA）野生动物撞击数据库的节选，由 vega-datasets 发布',
      'en-US':
        'Extract of the Wildlife Strike Database of the US Federal Aviation Administration (FAA), published by vega-datasets',
    },
    package: 'vega-datasets',
    version: '3.2.1',
    file: 'data/birdstrikes.csv',
    url: 'https://wildlife.faa.gov',
  },
  licence: {
    id: 'US-Government-Work',
    name: { 'zh-CN': '美国政府作品', 'en-US': 'US government work' },
    url: 'https://resources.data.gov/open-licenses/',
    note: {
      'zh-CN': '美国联邦政府公开数据集，在美国不受著作权保护，可自由使用。',
      'en-US': 'A public dataset of the US federal government, without copyright in the United States and free to use.',
    },
    attribution: {
      'zh-CN': '数据来源：美国联邦航空管理局（FAA）野生动物撞击数据库，经 vega-datasets 3.2.1 整理。',
      'en-US': 'Source: FAA Wildlife Strike Database, as compiled by vega-datasets 3.2.1.',
    },
  },
  changes: {
    'zh-CN': [
      '只保留损伤记为 None、Minor、Medium、Substantial 的 9,985 行，另外 15 行（记为 B 或 C）删除。',
      '目标 damage 由损伤程度得出：None 为 0，其余为 1；原损伤列不再提供。',
      '删除三列费用（Cost Other、Cost Repair、Cost Total $）：有费用大多意味着有损伤，会泄露答案。',
      '列名改为小写加下划线，列的顺序有调整，取值不变；编号 id 是源文件从 0 起的行号。',
      '按编号的哈希值划分训练集与测试集。',
    ],
    'en-US': [
      'Only the 9,985 rows with the damage None, Minor, Medium or Substantial are kept; 15 others (coded B or C) are dropped.',
      'The target damage is derived from the amount of damage: None is 0, the rest is 1. The original column is not included.',
      'The three cost columns (Cost Other, Cost Repair, Cost Total $) are removed: a cost usually means damage and would give the answer away.',
      'Columns are renamed to lower case with underscores and reordered, values unchanged; the ID is the row number in the source file, starting at 0.',
      'The training and test sets are split by a hash of the ID.',
    ],
  },
  metric: 'auc',
  idColumn: 'id',
  targetColumn: 'damage',
  predictionColumns: [{ name: 'damage', type: 'probability', min: 0, max: 1 }],
  labels: ['0', '1'],
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
      name: 'flight_date',
      type: 'date',
      in: ['train', 'test'],
      description: { 'zh-CN': '飞行日期，yyyy-mm-dd', 'en-US': 'Date of the flight, yyyy-mm-dd' },
    },
    {
      name: 'airport_name',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '机场', 'en-US': 'Airport' },
    },
    {
      name: 'origin_state',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '出发地所在的州', 'en-US': 'State of origin' },
    },
    {
      name: 'aircraft_make_model',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '机型', 'en-US': 'Make and model of the aircraft' },
    },
    {
      name: 'airline_operator',
      type: 'category',
      in: ['train', 'test'],
      description: {
        'zh-CN': '运营方：航空公司、军方等',
        'en-US': 'Operator: an airline, the military and so on',
      },
    },
    {
      name: 'phase_of_flight',
      type: 'category',
      in: ['train', 'test'],
      description: {
        'zh-CN': '飞行阶段：停放、滑行、起飞滑跑、爬升、下降、进近、着陆滑跑',
        'en-US': 'Phase of flight: parked, taxi, take-off run, climb, descent, approach or landing roll',
      },
    },
    {
      name: 'time_of_day',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '时段：黎明、白天、黄昏、夜间', 'en-US': 'Time of day: dawn, day, dusk or night' },
    },
    {
      name: 'speed_ias_knots',
      type: 'number',
      in: ['train', 'test'],
      description: {
        'zh-CN': '指示空速，单位节；约 28% 的行为空',
        'en-US': 'Indicated air speed in knots; empty in about 28% of the rows',
      },
    },
    {
      name: 'wildlife_size',
      type: 'category',
      in: ['train', 'test'],
      description: { 'zh-CN': '动物体型：小、中、大', 'en-US': 'Size of the animal: small, medium or large' },
    },
    {
      name: 'wildlife_species',
      type: 'category',
      in: ['train', 'test'],
      description: {
        'zh-CN': '动物种类；不少记录只知道是“未知鸟类”',
        'en-US': 'Species of the animal; many reports only say “unknown bird”',
      },
    },
    {
      name: 'damage',
      type: 'binary',
      in: ['train'],
      description: {
        'zh-CN': '飞机是否受损：1 受损，0 未受损（预测目标）',
        'en-US': 'Whether the aircraft was damaged: 1 yes, 0 no (the target)',
      },
    },
  ],
  signature: {
    form: 'stages',
    column: 'phase_of_flight',
    stages: [
      { value: 'Take-off run', height: 0 },
      { value: 'Climb', height: 0.75 },
      { value: 'Descent', height: 1 },
      { value: 'Approach', height: 0.5 },
      { value: 'Landing Roll', height: 0 },
    ],
    marked: { column: 'damage', value: '1' },
    values: [
      { value: 'Take-off run', name: { cn: '起飞滑跑', en: 'Take-off run' } },
      { value: 'Climb', name: { cn: '爬升', en: 'Climb' } },
      { value: 'Descent', name: { cn: '下降', en: 'Descent' } },
      { value: 'Approach', name: { cn: '进近', en: 'Approach' } },
      { value: 'Landing Roll', name: { cn: '着陆滑跑', en: 'Landing roll' } },
      { value: '1', name: { cn: '有损伤', en: 'With damage' } },
    ],
    caption: {
      cn: '各飞行阶段的鸟击，一点约 30 起',
      en: 'Bird strikes by phase of flight, about 30 to a dot',
    },
  },
  baselines: {
    weak: {
      A: 0.5,
      B: 0.5,
      method: { 'zh-CN': '全部填同一个值', 'en-US': 'One value for every row' },
    },
    middle: {
      A: 0.706076,
      B: 0.713989,
      method: {
        'zh-CN': '按动物体型统计的受损率',
        'en-US': 'Damage rate by animal size',
      },
    },
    better: {
      A: 0.808494,
      B: 0.80825,
      method: {
        'zh-CN': '七个类别特征上的朴素贝叶斯，受损率向总体平滑',
        'en-US': 'Naive Bayes over seven categories, with damage rates smoothed toward the overall rate',
      },
    },
  },
}
