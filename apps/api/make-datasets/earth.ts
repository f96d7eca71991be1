import { earthquakeRows } from './climate.ts'
import { csvOf, json, licences, type Recipe } from './recipe.ts'

export const earth: readonly Recipe[] = [
  {
    slug: 'earthquakes-week',
    signature: { form: 'scatter', x: 'longitude', y: 'latitude' },
    category: 3,
    tags: [
      ['地理坐标', 'Coordinates'],
      ['事件', 'Events'],
    ],
    package: 'vega',
    licence: {
      ...licences.publicDomain,
      url: 'https://www.usgs.gov/information-policies-and-instructions/copyrights-and-credits',
    },
    source: {
      name: [
        '美国地质调查局（USGS）地震速报，由 vega-datasets 发布',
        'Earthquake feed of the USGS, published by vega-datasets',
      ],
      url: 'https://earthquake.usgs.gov/earthquakes/feed/',
      attribution: [
        '数据来源：美国地质调查局地震灾害项目，经 vega-datasets 3.2.1 整理。',
        'Source: USGS Earthquake Hazards Program, through vega-datasets 3.2.1.',
      ],
    },
    name: ['全球一周地震速报', 'One week of earthquakes'],
    summary: [
      '2018 年 2 月初一周内台网记录的全部地震：时刻、位置、深度与震级。',
      'Every earthquake that the networks recorded in one week of February 2018: time, place, depth and magnitude.',
    ],
    description: [
      [
        '速报包含人能感觉到的大震，也包含成百上千次微震，还有采石爆破等非构造事件，用 type 一列区分。',
        'The feed holds the great earthquakes that people felt, hundreds of tiny ones, and events such as quarry blasts, which the column “type” tells apart.',
      ],
      [
        '适合画地图、验证古登堡—里希特定律，或练习处理大量缺失的列。',
        'Draw maps with it, check the Gutenberg–Richter law, or practice with columns that are mostly missing.',
      ],
    ],
    changes: [
      ['由 GeoJSON 转为表格，只保留 14 个字段。', 'The GeoJSON was made a table of 14 fields.'],
      [
        '时刻由毫秒改写为 ISO 8601，按时刻排序。',
        'Times are written as ISO 8601 instead of milliseconds, and the rows are in their order.',
      ],
    ],
    columns: {
      id: ['事件编号', 'ID of the event'],
      time: ['发震时刻，世界时', 'Time in UTC'],
      latitude: ['纬度', 'Latitude'],
      longitude: ['经度', 'Longitude'],
      depth_km: ['震源深度，单位千米', 'Depth in kilometers'],
      magnitude: ['震级', 'Magnitude'],
      magnitude_type: ['震级的算法', 'Method of the magnitude'],
      place: ['地点，英文', 'Place in words'],
      network: ['提供数据的台网', 'Network that reported it'],
      status: ['自动或人工审核', 'Automatic or reviewed'],
      type: ['事件类型', 'Type of the event'],
      felt_reports: ['有感报告数', 'Number of reports by people who felt it'],
      gap: ['台站的最大方位空隙，单位度', 'Largest gap between stations in degrees'],
      rms: ['走时残差的均方根，单位秒', 'Root mean square of the travel time residuals in seconds'],
    },
    files(read) {
      const rows = earthquakeRows(read('data/earthquakes.json'))
      const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
      return [
        {
          name: 'earthquakes.csv',
          description: ['每次地震一行', 'One row for each earthquake'],
          content: csvOf(rows, columns),
        },
      ]
    },
  },
  {
    slug: 'species-habitat',
    category: 1,
    tags: [
      ['生态', 'Ecology'],
      ['县级', 'Counties'],
    ],
    package: 'vega',
    licence: licences.government,
    source: {
      name: [
        '美国地质调查局 GAP 物种栖息地地图，由 vega-datasets 发布',
        'Species habitat maps of the USGS Gap Analysis Project, published by vega-datasets',
      ],
      url: 'https://www.usgs.gov/programs/gap-analysis-project',
      attribution: [
        '数据来源：USGS GAP 项目物种栖息地地图，经 vega-datasets 3.2.1 按县汇总。',
        'Source: Species Habitat Maps of the USGS Gap Analysis Project, by county through vega-datasets 3.2.1.',
      ],
    },
    name: ['四种动物的县级栖息地占比', 'Habitats of four species by county'],
    summary: [
      '美洲牛蛙、旅鸫、白尾鹿与束带蛇在美国各县的全年栖息地比例。',
      'The share of year-round habitat of four animals in the counties of the United States.',
    ],
    description: [
      [
        '把物种栖息地地图按县界汇总而成：一行是一个物种在一个县的面积占比。适合做分级设色图，也适合研究两种动物分布的相关。',
        'Habitat maps were summed up by county: one row is the share of one county that suits one species. Draw choropleths with it, or ask how the ranges of two animals go together.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: {
      item_id: ['地图的编号', 'ID of the map'],
      common_name: ['通用名', 'Common name'],
      scientific_name: ['学名', 'Scientific name'],
      gap_species_code: ['GAP 项目的物种代码', 'Code of the species in the project'],
      county_id: ['县的 FIPS 代码', 'FIPS code of the county'],
      habitat_yearround_pct: ['全年栖息地面积占比，0 到 1', 'Share of year-round habitat, 0 to 1'],
    },
    files: (read) => [
      {
        name: 'species-habitat.csv',
        description: ['每个物种每个县一行', 'One row for each species and county'],
        content: read('data/species.csv'),
      },
    ],
  },
  {
    slug: 'flights-by-route',
    category: 4,
    tags: [
      ['网络', 'Networks'],
      ['航空', 'Aviation'],
    ],
    package: 'vega',
    licence: licences.government,
    source: {
      name: [
        '美国运输统计局（BTS），由 vega-datasets 发布',
        'US Bureau of Transportation Statistics, published by vega-datasets',
      ],
      url: 'https://www.transtats.bts.gov/',
      attribution: [
        '数据来源：美国运输统计局，经 vega-datasets 3.2.1 整理。',
        'Source: US Bureau of Transportation Statistics, through vega-datasets 3.2.1.',
      ],
    },
    name: ['美国国内航线年航班数', 'Flights between US airports'],
    summary: [
      '2008 年每一对机场之间的航班数，一张有向加权网络。',
      'Number of flights between each pair of airports in 2008: a directed, weighted network.',
    ],
    description: [
      [
        '一行是一条航线。可以计算枢纽的中心性、划分社区，或研究往返是否对称。',
        'One row is one route. Compute the centrality of hubs, find communities, or ask whether there and back are alike.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: {
      origin: ['出发机场的 IATA 代码', 'IATA code of the origin'],
      destination: ['到达机场的 IATA 代码', 'IATA code of the destination'],
      count: ['全年航班数', 'Flights in the year'],
    },
    files: (read) => [
      {
        name: 'flights-by-route.csv',
        description: ['每条航线一行', 'One row for each route'],
        content: read('data/flights-airport.csv'),
      },
    ],
  },
  {
    slug: 'us-state-capitals',
    signature: { form: 'scatter', x: 'lon', y: 'lat' },
    category: 5,
    tags: [
      ['地理坐标', 'Coordinates'],
      ['小数据', 'Small'],
    ],
    package: 'vega',
    licence: {
      ...licences.government,
      url: 'https://www.usgs.gov/information-policies-and-instructions/copyrights-and-credits',
    },
    source: {
      name: [
        '美国地质调查局国家地图，由 vega-datasets 发布',
        'The National Map of the USGS, published by vega-datasets',
      ],
      url: 'https://www.usgs.gov/programs/national-geospatial-program/national-map',
      attribution: [
        '数据来源：USGS 国家地图，经 vega-datasets 3.2.1 整理。',
        'Source: The National Map of the USGS, through vega-datasets 3.2.1.',
      ],
    },
    name: ['美国各州首府坐标', 'Capitals of the US states'],
    summary: [
      '五十个州首府的名称与经纬度，适合测试地图与最短路径。',
      'Names and coordinates of the fifty state capitals, for testing maps and shortest tours.',
    ],
    description: [
      [
        '旅行商问题的经典例子：五十个点，距离可以用球面公式算出。',
        'A classic for the traveling salesman: fifty points, and distances by the formula of the sphere.',
      ],
    ],
    changes: [['由 JSON 转为 CSV。', 'JSON was made CSV.']],
    columns: {
      state: ['州名', 'State'],
      city: ['首府', 'Capital'],
      lat: ['纬度', 'Latitude'],
      lon: ['经度', 'Longitude'],
    },
    files(read) {
      const rows = json<{ state: string; city: string; lat: number; lon: number }[]>(
        read('data/us-state-capitals.json'),
      )
      return [
        {
          name: 'us-state-capitals.csv',
          description: ['每州一行', 'One row for each state'],
          content: csvOf(rows, ['state', 'city', 'lat', 'lon']),
        },
      ]
    },
  },
]
