const charts: readonly (readonly [RegExp, string])[] = [
  [/^application\/vnd\.vegalite\./, 'Vega-Lite'],
  [/^application\/vnd\.vega\./, 'Vega'],
  [/^application\/vnd\.plotly\./, 'Plotly'],
  [/^application\/vnd\.bokeh|^application\/vnd\.holoviews/, 'Bokeh'],
  [/^application\/vnd\.jupyter\.widget/, 'ipywidgets'],
]

/** The name of the program that draws a media type in a browser, by scripts of its own; null for other types. */
export const chartOf = (type: string): string | null => charts.find(([name]) => name.test(type))?.[1] ?? null
