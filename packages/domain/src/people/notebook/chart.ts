import { isLoose, type Loose, textOf } from './loose.ts'

/** Most characters of a chart's specification that is drawn. */
export const MAX_CHART_LENGTH = 2_000_000

const PLOTLY = 'application/vnd.plotly.v1+json'

const charts: readonly (readonly [RegExp, string])[] = [
  [/^application\/vnd\.vegalite\./, 'Vega-Lite'],
  [/^application\/vnd\.vega\./, 'Vega'],
  [/^application\/vnd\.plotly\./, 'Plotly'],
  [/^application\/vnd\.bokeh|^application\/vnd\.holoviews/, 'Bokeh'],
  [/^application\/vnd\.jupyter\.widget/, 'ipywidgets'],
]

/** The name of the program that draws a media type in a browser, by scripts of its own; null for other types. */
export const chartOf = (type: string): string | null => charts.find(([name]) => name.test(type))?.[1] ?? null

/** The call in place of `fig.show()` with which a file has the picture of a chart of Plotly. */
export const plotlyPicture = 'fig.show("png")'

/** A chart that the server can draw: its specification as JSON, and the media type that names its language. */
export interface NotebookChart {
  kind: 'chart'
  type: string
  spec: string
}

/** The media types of charts that a markup draws by a script, by what the script calls. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\bPlotly\.(?:newPlot|plot|react)\(/, PLOTLY],
  [/\bdata-root-id=|\bclass="bk-root"/, 'application/vnd.bokehjs_exec.v0+json'],
]

/** The media type of a chart that a markup draws by a script; null for other markup. */
export const scriptedChartOf = (html: string): string | null => scripts.find(([call]) => call.test(html))?.[1] ?? null

/** The object in a script that starts at a brace, as text; null for one without an end. */
function objectAt(script: string, start: number): string | null {
  let depth = 0
  let isText = false
  for (let at = start; at < script.length; at += 1) {
    const sign = script.charAt(at)
    if (isText && sign === '\\') at += 1
    else if (sign === '"') isText = !isText
    else if (!isText && sign === '{') depth += 1
    else if (!isText && sign === '}') {
      depth -= 1
      if (depth === 0) return script.slice(start, at + 1)
    }
  }
  return null
}

/** The chart in a markup whose script passes its specification to `vegaEmbed`, as Altair writes it. */
function embeddedChart(html: string): NotebookChart | null {
  if (!html.includes('vegaEmbed')) return null
  const found = /\}\)\(\s*(?=\{)|\bspec = (?=\{)/.exec(html)
  const start = found ? found.index + found[0].length : 0
  const spec = found && objectAt(html, start)
  if (!spec) return null
  const isVega = /^\s*,\s*\{[^{}]{0,500}"mode":\s*"vega"/.test(
    html.slice(start + spec.length, start + spec.length + 600),
  )
  return { kind: 'chart', type: `application/vnd.${isVega ? 'vega' : 'vegalite'}.v5+json`, spec }
}

/** The chart of a value in Vega or Vega-Lite that the server can draw; null where it has none. */
export function drawableChart(data: Loose): NotebookChart | null {
  const type = Object.keys(data).find((name) => /^application\/vnd\.vega(?:lite)?\.v\d{1,2}\+json$/.test(name))
  const chart =
    type !== undefined && isLoose(data[type])
      ? { kind: 'chart' as const, type, spec: JSON.stringify(data[type]) }
      : embeddedChart(textOf(data['text/html']) ?? '')
  return chart && chart.spec.length <= MAX_CHART_LENGTH ? chart : null
}
