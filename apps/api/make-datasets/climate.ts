import { json, licences, type Recipe } from './recipe.ts'

export const climate: readonly Recipe[] = [
  {
    slug: 'seattle-hourly-normals',
    category: 2,
    tags: [
      ['时间序列', 'Time series'],
      ['天气', 'Weather'],
    ],
    package: 'vega',
    licence: licences.government,
    source: {
      name: [
        '美国国家气候数据中心（NOAA NCDC）1981–2010 年气候平均值，由 vega-datasets 发布',
        '1981–2010 Climate Normals of NOAA NCDC, published by vega-datasets',
      ],
      url: 'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals',
      attribution: [
        '数据来源：NOAA 国家气候数据中心，经 vega-datasets 3.2.1 整理。',
        'Source: NOAA National Climatic Data Center, through vega-datasets 3.2.1.',
      ],
    },
    name: ['西雅图逐时气候平均值', 'Hourly climate normals of Seattle'],
    summary: [
      '一年中每个小时的气温、气压与风速的三十年平均，适合练习周期分解。',
      'Thirty-year means of temperature, pressure and wind for each hour of a year: good for practicing seasonal decomposition.',
    ],
    description: [
      [
        '气候平均值是 1981 至 2010 年同一时刻观测的平均，因此没有天气的偶然起伏，只剩下一天与一年两个周期。',
        'A climate normal is the mean of the observations at the same hour from 1981 to 2010. The accidents of weather are gone, and the cycles of the day and of the year remain.',
      ],
      [
        '可以用它画热力图、拟合傅里叶级数，或作为预测模型里“平常年份”的基准。',
        'Use it for heat maps, to fit Fourier series, or as the ordinary year that a forecast is compared with.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: {
      date: ['时刻，年份一律写作 2010', 'Hour; the year is always written as 2010'],
      pressure: ['海平面气压，单位百帕', 'Sea level pressure in hectopascals'],
      temperature: ['气温，单位摄氏度', 'Temperature in degrees Celsius'],
      wind: ['风速，单位米每秒', 'Wind speed in meters per second'],
    },
    files: (read) => [
      {
        name: 'seattle-hourly-normals.csv',
        description: ['一年 8,759 个小时', 'The 8,759 hours of a year'],
        content: read('data/seattle-weather-hourly-normals.csv'),
      },
    ],
  },
  {
    slug: 'global-temperature',
    signature: { form: 'scatter', x: 'year', y: 'temp' },
    category: 2,
    tags: [
      ['时间序列', 'Time series'],
      ['气候变化', 'Climate change'],
    ],
    package: 'vega',
    licence: licences.government,
    source: {
      name: [
        '美国航天局戈达德空间研究所（NASA GISS），由 vega-datasets 发布',
        'NASA Goddard Institute for Space Studies, published by vega-datasets',
      ],
      url: 'https://data.giss.nasa.gov/gistemp/',
      attribution: [
        '数据来源：NASA GISS 地表温度分析（GISTEMP），经 vega-datasets 3.2.1 整理。',
        'Source: GISS Surface Temperature Analysis of NASA, through vega-datasets 3.2.1.',
      ],
    },
    name: ['全球年平均气温距平', 'Global temperature anomalies by year'],
    summary: [
      '1880 年以来陆地与海洋的年平均气温，相对 1951–1980 年的偏差。',
      'Yearly land and ocean temperature since 1880, against the mean of 1951 to 1980.',
    ],
    description: [
      [
        '一百多年的一条短序列：足够看出趋势，又短得可以手算。常用来比较移动平均、局部回归与分段线性拟合。',
        'One short series of more than a century: long enough to show a trend, short enough to compute by hand. It is often used to compare moving averages, local regression and broken lines.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: { year: ['年份', 'Year'], temp: ['气温距平，单位摄氏度', 'Temperature anomaly in degrees Celsius'] },
    files: (read) => [
      {
        name: 'global-temperature.csv',
        description: ['每年一行', 'One row a year'],
        content: read('data/global-temp.csv'),
      },
    ],
  },
  {
    slug: 'iowa-electricity',
    category: 10,
    tags: [
      ['能源', 'Energy'],
      ['时间序列', 'Time series'],
    ],
    package: 'vega',
    licence: licences.government,
    source: {
      name: [
        '美国能源信息署（EIA），由 vega-datasets 发布',
        'US Energy Information Administration, published by vega-datasets',
      ],
      url: 'https://www.eia.gov/beta/states/data/dashboard/electricity',
      attribution: [
        '数据来源：美国能源信息署，经 vega-datasets 3.2.1 整理。',
        'Source: US Energy Information Administration, through vega-datasets 3.2.1.',
      ],
    },
    name: ['艾奥瓦州发电量构成', 'Electricity of Iowa by source'],
    summary: [
      '2001 至 2017 年化石燃料、核能与可再生能源的年发电量，可以看到风电怎样改变一个州。',
      'Yearly generation from fossil fuels, nuclear energy and renewables from 2001 to 2017: how wind power changed a state.',
    ],
    description: [
      [
        '长表格式，一行是一年一种来源。适合练习长宽转换、堆叠面积图和占比计算。',
        'A long table with one row for each year and source. It suits exercises in reshaping, stacked areas and shares.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: {
      year: ['年份的第一天', 'First day of the year'],
      source: ['来源：化石燃料、核能或可再生能源', 'Source: fossil fuels, nuclear energy or renewables'],
      net_generation: ['净发电量，单位吉瓦时', 'Net generation in gigawatt-hours'],
    },
    files: (read) => [
      {
        name: 'iowa-electricity.csv',
        description: ['每年三行', 'Three rows a year'],
        content: read('data/iowa-electricity.csv'),
      },
    ],
  },
]

interface Feature {
  id: string
  geometry: { coordinates: [number, number, number] }
  properties: Record<string, string | number | null> & { time: number; mag: number | null }
}

/** Earthquakes of a week as a table: one row each, in the order of time. */
export const earthquakeRows = (bytes: Buffer) =>
  json<{ features: Feature[] }>(bytes)
    .features.map(
      ({
        id,
        geometry: { coordinates },
        properties: { time, mag, magType, place, net, status, type, felt, gap, rms },
      }) => ({
        ...{
          id,
          time: new Date(time).toISOString(),
          latitude: coordinates[1],
          longitude: coordinates[0],
          depth_km: coordinates[2],
        },
        ...{ magnitude: mag, magnitude_type: magType, place, network: net, status, type, felt_reports: felt, gap, rms },
      }),
    )
    .toSorted((a, b) => (a.time < b.time ? -1 : 1))
