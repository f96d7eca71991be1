import type { DataIn } from '@shulei/contract/call.ts'
import type { notebookForm, personNotebook } from '@shulei/contract/people/profile/notebooks.ts'
import { MAX_NOTEBOOKS } from '@shulei/domain/people/notebook/notebook.ts'
import { competitionOf } from '../../cast/competitions.ts'
import { notebookOf, notebooks } from '../../cast/writings.ts'
import { fromNow } from '../../clock.ts'
import { briefOf, mockReader } from '../profile/people.ts'

type Notebook = DataIn<typeof personNotebook>
type Cell = Notebook['content'][number]

/** A plot of a week's births, as the server would send a picture of it. */
const plot = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="220" viewBox="0 0 640 220"><path fill="#fff" d="M0 0h640v220H0z"/><g fill="#2f6f8f"><path d="M50 62h60v138H50zM130 44h60v156h-60zM210 48h60v152h-60zM290 50h60v150h-60zM370 54h60v146h-60zM450 104h60v96h-60zM530 120h60v80h-60z"/></g><path stroke="#333" d="M40 200h560"/></svg>',
)}`

/** One cell of each kind, and one output of each kind. */
export const notebookCells: Cell[] = [
  {
    kind: 'text',
    parts: [
      { kind: 'heading', level: 2, text: '第一张图：一周之内', id: 's1' },
      {
        kind: 'markup',
        html: '<p>先看 <code>weekday</code>：周末的出生人数<strong>明显少</strong>，每家医院都少排手术。</p><ul><li>周一到周五接近</li><li>周六、周日低一截</li></ul>',
      },
    ],
  },
  {
    kind: 'code',
    no: 1,
    source:
      'import pandas as pd\n\ntrain = pd.read_csv("train.csv", parse_dates=["id"])\nprint(len(train), "天")\ntrain.head(3)  # 前三行',
    marks: [1, 6, 0, 8, 1, 2, 0, 25, 2, 11, 0, 15, 2, 4, 0, 3, 5, 5, 0, 1, 5, 3, 0, 9, 2, 3, 0, 13, 3, 1, 0, 3, 4, 5],
    outputs: [
      { kind: 'text', from: 'stdout', text: '5114 天', isCut: false },
      {
        kind: 'table',
        head: [['', 'id', 'weekday', 'births']],
        rows: [
          ['0', '2000-01-01', '6', '9083'],
          ['1', '2000-01-02', '7', '8006'],
          ['2', '2000-01-03', '1', '11363'],
        ],
        hasRowNames: true,
        isCut: false,
      },
    ],
  },
  {
    kind: 'code',
    no: 2,
    source: 'train.groupby("weekday").births.mean().plot.bar()',
    outputs: [{ kind: 'picture', url: plot, width: 640, height: 220 }],
  },
  {
    kind: 'text',
    parts: [
      { kind: 'heading', level: 3, text: '写错列名时', id: 's2' },
      { kind: 'markup', html: '<p>留着这一格，提醒自己先看表头。</p>' },
    ],
  },
  {
    kind: 'code',
    no: 3,
    source: 'train["birth"].mean()',
    outputs: [
      {
        kind: 'error',
        name: 'KeyError',
        text: 'KeyError                                  Traceback (most recent call last)\n----> 1 train["birth"].mean()\n\nKeyError: \'birth\'',
        isCut: false,
      },
    ],
  },
  {
    kind: 'text',
    parts: [
      {
        kind: 'markup',
        html: `<p>残差 <math><msub><mi>e</mi><mi>t</mi></msub><mo>=</mo><msub><mi>y</mi><mi>t</mi></msub><mo>−</mo><msub><mover accent="true"><mi>y</mi><mo stretchy="false">ˆ</mo></mover><mi>t</mi></msub></math>，取平方的平均：</p><p><span class="formula"><math display="block"><mrow><mi>MSE</mi><mo>=</mo><mfrac><mn>1</mn><mi>n</mi></mfrac><munderover><mo movablelimits="false">∑</mo><mrow><mi>t</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msubsup><mi>e</mi><mi>t</mi><mn>2</mn></msubsup></mrow></math></span></p><p>写坏的公式留着原文：<mark><code>$\\frac{1$</code></mark></p><table><thead><tr><th>符号</th><th>含义</th></tr></thead><tbody><tr><td><math><mi>α</mi></math></td><td>平滑系数</td></tr></tbody></table>`,
      },
    ],
  },
  { kind: 'skipped', type: 'future cell' },
  { kind: 'skipped', type: null },
  {
    kind: 'code',
    no: 4,
    source: 'chart',
    outputs: [
      { kind: 'omitted', types: ['application/vnd.vega.v5+json'] },
      { kind: 'omitted', types: ['application/vnd.vegalite.v5+json'], why: 'remote' },
      { kind: 'omitted', types: ['application/vnd.vegalite.v5+json'], why: 'undrawn' },
      { kind: 'omitted', types: ['application/vnd.plotly.v1+json'] },
      { kind: 'omitted', types: ['text/html'], why: 'elsewhere' },
      { kind: 'omitted', types: ['application/pdf'] },
      { kind: 'words', parts: [{ kind: 'markup', html: '<p><strong>结论</strong>：周末少 2,000 人。</p>' }] },
      {
        kind: 'code',
        source: '{\n  "alpha": 0.3,\n  "seasonal": true\n}',
        marks: [0, 4, 5, 7, 0, 2, 3, 3, 0, 4, 5, 10, 0, 2, 1, 4, 0, 2],
        isCut: false,
      },
    ],
  },
  { kind: 'code', no: null, source: '# 还没有运行\nmodel.fit(train)', outputs: [] },
]

/** A notebook of the cast by its id in stories. */
export function notebookFixture(id: number = notebookOf('births-eda').id, overrides: Partial<Notebook> = {}): Notebook {
  const { key, title, summary, language, author, competition, updatedDaysAgo } =
    notebooks.find((one) => one.id === id) ?? notebookOf('births-eda')
  return {
    ...{ id, title, summary, language, content: notebookCells, cells: notebookCells.length },
    author: briefOf(author),
    competition: competition && { id: competition.id, title: competition.title },
    file: {
      name: `${key}.ipynb`,
      bytes: 48_213,
      sha256: '9f2c1ab05d7e4c3380f6f1d5a0be77c2461c0a39d8e25b1f6a7c90e4d3b8f215',
      url: `/api/site/notebooks/${id}/file`,
    },
    version: 1,
    updatedAt: fromNow({ days: -updatedDaysAgo }),
    isOwn: author === mockReader,
    ...overrides,
  }
}

/** Limits and choices of the notebook form in stories. */
export const notebookFormFixture = (
  overrides: Partial<DataIn<typeof notebookForm>> = {},
): DataIn<typeof notebookForm> => ({
  used: 2,
  most: MAX_NOTEBOOKS,
  competitions: ['us-births', 'tang-or-song'].map(competitionOf).map(({ id, title }) => ({ id, title })),
  ...overrides,
})
