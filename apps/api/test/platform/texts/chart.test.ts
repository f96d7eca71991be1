import { describe, expect, test, vi } from 'vitest'
import { drawChart } from '../../../src/platform/texts/read/chart.ts'

const lite = 'application/vnd.vegalite.v5+json'
const vega = 'application/vnd.vega.v5+json'
const values = [
  { month: '一月', rain: 28 },
  { month: '二月', rain: 55 },
  { month: '三月', rain: 43 },
]
const bars = {
  $schema: 'https://vega.github.io/schema/vega-lite/v4.17.0.json',
  data: { values },
  mark: 'bar',
  encoding: { x: { field: 'month', type: 'nominal', sort: null }, y: { field: 'rain', type: 'quantitative' } },
}
const draw = (spec: object, type = lite) => drawChart(JSON.stringify(spec), type)

test('a chart in Vega-Lite is drawn, with its words and as many bars as its data has', () => {
  const drawn = draw(bars)
  if (typeof drawn === 'string') throw new Error(drawn)
  expect(drawn.width).toBeGreaterThan(60)
  expect(drawn.height).toBeGreaterThan(300)
  for (const { month } of values) expect(drawn.svg).toContain(`>${month}</text>`)
  expect(drawn.svg.match(/fill="#4c78a8"/g)).toHaveLength(3)
  // words of East Asia are as wide as they are high: the labels lie on their sides only where they do not fit
  expect(drawn.svg).toMatch(/rotate\(270\)[^>]*>一月/)
})

test('a chart in Vega is drawn by its signals and expressions', () => {
  const drawn = draw(
    {
      $schema: 'https://vega.github.io/schema/vega/v5.json',
      ...{ width: 200, height: 100, signals: [{ name: 'twice', update: '2 * 21' }] },
      data: [{ name: 'table', values: [{ a: 1 }], transform: [{ type: 'formula', as: 'b', expr: 'datum.a + twice' }] }],
      marks: [{ type: 'text', from: { data: 'table' }, encode: { enter: { text: { field: 'b' }, x: { value: 20 } } } }],
    },
    vega,
  )
  expect(drawn).toMatchObject({ kind: 'drawing', width: expect.any(Number) })
  expect(JSON.stringify(drawn)).toContain('>43</text>')
})

test('the selection of an older version does not stop a chart', () => {
  const older = {
    ...bars,
    $schema: 'https://vega.github.io/schema/vega-lite/v4.8.1.json',
    selection: { zoom: { type: 'interval', bind: 'scales' } },
    encoding: { ...bars.encoding, color: { condition: { selection: 'zoom', value: 'red' }, value: 'lightgray' } },
  }
  expect(draw(older)).toMatchObject({ kind: 'drawing' })
})

test('numbers that JSON does not have are missing ones', () => {
  expect(drawChart(JSON.stringify(bars).replace('28', 'NaN'), lite)).toMatchObject({ kind: 'drawing' })
})

describe('a chart that asks for something of elsewhere is not drawn, and nothing is loaded', () => {
  test.each([
    ['data', { ...bars, data: { url: 'https://evil.example/a.csv' } }],
    ['a file', { ...bars, data: { url: 'file:///etc/passwd' } }],
    [
      'a table beside it',
      {
        ...bars,
        transform: [{ lookup: 'month', from: { data: { url: 'https://evil.example/' }, key: 'a', fields: ['b'] } }],
      },
    ],
    ['a picture', { ...bars, mark: { type: 'image', url: 'https://evil.example/a.png', width: 9, height: 9 } }],
  ])('%s', (_, spec) => {
    expect(draw(spec)).toBe('remote')
  })
})

describe('what is no chart is not drawn', () => {
  test.each([
    ['no object', '[]', lite],
    ['no JSON', '{', lite],
    ['an empty one', '{}', vega],
    ['an unknown mark', JSON.stringify({ ...bars, mark: 'rocket' }), lite],
    ['a broken expression', JSON.stringify({ ...bars, transform: [{ calculate: 'datum.(', as: 'x' }] }), lite],
  ])('%s', (_, json, type) => {
    expect(drawChart(json, type)).toBe('undrawn')
  })
})

describe('nothing of a chart runs', () => {
  const reached = globalThis as { reached?: boolean }
  test.each([
    ["datum.constructor.constructor('globalThis.reached = true')()"],
    ["toString.constructor('globalThis.reached = true')()"],
    ['(function () { globalThis.reached = true })()'],
    ['globalThis.reached = true'],
    ["event.view.setTimeout('globalThis.reached = true')"],
    ['{}.__proto__.reached = true'],
  ])('%s', (expression) => {
    for (const spec of [
      { ...bars, transform: [{ calculate: expression, as: 'x' }] },
      { ...bars, params: [{ name: 'p', expr: expression }] },
    ]) {
      draw(spec)
      expect(reached.reached).toBeUndefined()
      expect(({} as { reached?: boolean }).reached).toBeUndefined()
    }
  })

  test('its words and links are words', () => {
    const title = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const drawn = draw({
      ...bars,
      title,
      encoding: { ...bars.encoding, href: { value: 'javascript:alert(1)' }, tooltip: { value: title } },
    })
    if (typeof drawn === 'string') throw new Error(drawn)
    expect(drawn.svg).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(drawn.svg).not.toMatch(/<(?:script|img|a)\b|javascript:/)
  })

  test('a timer ends with its chart', { retry: 0 }, () => {
    vi.useFakeTimers()
    try {
      const on = [{ events: { type: 'timer', throttle: 1 }, update: 'n + 1' }]
      draw({ signals: [{ name: 'n', init: '0', on }] }, vega)
      // a clock of all timers, which finds none of them left, is all that stays
      vi.advanceTimersByTime(100)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
