import { csvOf, json, licences, linesOf, type Recipe } from './recipe.ts'

const source = (name: Recipe['source']['name'], attribution: Recipe['source']['attribution']): Recipe['source'] => ({
  name,
  url: 'https://github.com/chinese-poetry/chinese-poetry',
  attribution,
})

const characters = (lines: readonly string[]) => [...lines.join('')].filter((one) => /\p{Script=Han}/u.test(one)).length

export const classics: readonly Recipe[] = [
  {
    slug: 'shijing',
    category: 13,
    tags: [
      ['古典诗词', 'Classical poetry'],
      ['中文', 'Chinese'],
    ],
    package: 'poetry',
    licence: licences.mit,
    source: source(
      ['《诗经》，由 chinese-poetry 项目整理', 'Book of Songs, through the chinese-poetry project'],
      [
        '文本来源：chinese-poetry 项目（MIT），chinese-poetry 2.0.1。',
        'Text: the chinese-poetry project (MIT), chinese-poetry 2.0.1.',
      ],
    ),
    name: ['诗经三百零五篇', 'The Book of Songs'],
    summary: [
      '中国最早的诗歌总集：篇名、风雅颂分部与全文。',
      'The oldest collection of Chinese poems: titles, parts and full texts.',
    ],
    description: [
      [
        '风、雅、颂三部在句式、重章与用字上差别明显，适合做分类、押韵与重复结构的研究。',
        'Airs, odes and hymns differ in their lines, refrains and characters, which suits studies of classification, rhyme and repetition.',
      ],
    ],
    changes: [
      [
        '由 JSON 数组转为 JSON 行，正文合并为一个字段，补上字数。',
        'The JSON array was made JSON lines, the verses one field, with their number of characters.',
      ],
    ],
    columns: {
      title: ['篇名', 'Title'],
      chapter: ['部：国风、小雅、大雅、颂', 'Part: airs, minor odes, major odes, hymns'],
      section: ['所属的组', 'Group'],
      characters: ['字数', 'Number of characters'],
      text: ['全文，每句一行', 'Text, one verse a line'],
    },
    files(read) {
      const poems = json<{ title: string; chapter: string; section: string; content: string[] }[]>(
        read('dist/shijing/shijing.json'),
      )
      const rows = poems.map(({ title, chapter, section, content }) => ({
        title,
        chapter,
        section,
        characters: characters(content),
        text: content.join('\n'),
      }))
      return [{ name: 'shijing.jsonl', description: ['每篇一行', 'One line for each poem'], content: linesOf(rows) }]
    },
  },
  {
    slug: 'lunyu',
    category: 13,
    tags: [
      ['古文', 'Classical prose'],
      ['中文', 'Chinese'],
    ],
    package: 'poetry',
    licence: licences.mit,
    source: source(
      ['《论语》，由 chinese-poetry 项目整理', 'The Analects, through the chinese-poetry project'],
      [
        '文本来源：chinese-poetry 项目（MIT），chinese-poetry 2.0.1。',
        'Text: the chinese-poetry project (MIT), chinese-poetry 2.0.1.',
      ],
    ),
    name: ['论语二十篇', 'The Analects of Confucius'],
    summary: [
      '按章切分的《论语》全文，可以统计谁在说话、说了什么。',
      'The Analects by sections: count who speaks, and about what.',
    ],
    description: [
      [
        '一行是一章。将近一半以“子曰”开头，弟子之言、对话与记事各有格式，适合练习中文分词、规则抽取与检索。',
        'One row is one section. Almost half begin with “the Master said”; words of disciples, dialogues and reports have their own forms. It suits exercises in segmentation, extraction and search.',
      ],
    ],
    changes: [
      [
        '由按篇的 JSON 拆成每章一行，补上序号与字数。',
        'The JSON by books was cut into one row for each section, with its number and length.',
      ],
    ],
    columns: {
      book: ['篇的序号，1 到 20', 'Number of the book, 1 to 20'],
      chapter: ['篇名', 'Name of the book'],
      section: ['章的序号', 'Number of the section'],
      characters: ['字数', 'Number of characters'],
      text: ['原文', 'Text'],
    },
    files(read) {
      const books = json<{ chapter: string; paragraphs: string[] }[]>(read('dist/lunyu/lunyu.json'))
      const rows = books.flatMap(({ chapter, paragraphs }, book) =>
        paragraphs.map((text, section) => ({
          book: book + 1,
          chapter,
          section: section + 1,
          characters: characters([text]),
          text,
        })),
      )
      return [
        {
          name: 'lunyu.csv',
          description: ['每章一行', 'One row for each section'],
          content: csvOf(rows, ['book', 'chapter', 'section', 'characters', 'text']),
        },
      ]
    },
  },
  {
    slug: 'songci-tunes',
    category: 13,
    tags: [
      ['古典诗词', 'Classical poetry'],
      ['中文', 'Chinese'],
    ],
    package: 'poetry',
    licence: licences.mit,
    source: source(
      ['《全宋词》，由 chinese-poetry 项目整理', 'Complete Song lyrics, through the chinese-poetry project'],
      [
        '文本来源：chinese-poetry 项目（MIT），chinese-poetry 2.0.1。',
        'Text: the chinese-poetry project (MIT), chinese-poetry 2.0.1.',
      ],
    ),
    name: ['全宋词选：一千首', 'A thousand Song lyrics'],
    summary: [
      '《全宋词》前一千首的作者、词牌与正文，适合研究词牌格律与作者归属。',
      'Author, tune and text of the first thousand poems of the Complete Song lyrics, for studies of form and authorship.',
    ],
    description: [
      [
        '词牌决定句数与字数，因此仅凭句长就能猜出词牌；再加上用字，便可猜作者。',
        'The tune fixes the number and the length of the lines, so that the lengths alone betray it; with the characters one may guess the author.',
      ],
    ],
    changes: [
      [
        '取原数据的前一千首，由 JSON 转为 CSV，补上句数与字数。',
        'The first thousand poems of the source, made CSV, with their number of lines and characters.',
      ],
    ],
    columns: {
      author: ['作者', 'Author'],
      tune: ['词牌', 'Tune'],
      lines: ['句组数', 'Number of lines'],
      characters: ['字数', 'Number of characters'],
      text: ['正文，每组一行', 'Text, one group a line'],
    },
    files(read) {
      const poems = json<{ author: string; rhythmic: string; paragraphs: string[] }[]>(
        read('dist/songci/ci.song.0.json'),
      )
      const rows = poems.slice(0, 1000).map(({ author, rhythmic, paragraphs }) => ({
        ...{
          author,
          tune: rhythmic,
          lines: paragraphs.length,
          characters: characters(paragraphs),
          text: paragraphs.join('\n'),
        },
      }))
      return [
        {
          name: 'songci.csv',
          description: ['每首一行', 'One row for each poem'],
          content: csvOf(rows, ['author', 'tune', 'lines', 'characters', 'text']),
        },
      ]
    },
  },
]
