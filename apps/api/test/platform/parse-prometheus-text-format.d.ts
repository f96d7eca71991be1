/** The parser of the text form of Prometheus that tests use; it comes without types. */
declare module 'parse-prometheus-text-format' {
  interface Metric {
    labels?: Record<string, string>
    value?: string
  }
  function parse(text: string): { name: string; help: string; type: string; metrics: Metric[] }[]
  export = parse
}
