import { jsonValue } from '@shulei/domain/people/notebook/json.ts'
import { isLoose, type Loose } from '@shulei/domain/people/notebook/loose.ts'
import * as vega from 'vega'
import { expressionInterpreter } from 'vega-interpreter'
import { compile, type TopLevelSpec } from 'vega-lite'
import { drawingOf, type ReadDrawing } from './drawing.ts'

interface Renderer {
  initialize(place: null, width: number, height: number, origin: [number, number]): Renderer
  background(colour: string | null): Renderer
  render(scene: unknown): Renderer
  svg(): string
}

/** Parts of the library that its types leave out. */
const { SVGStringRenderer, textMetrics } = vega as unknown as {
  SVGStringRenderer: new (loader: vega.Loader) => Renderer
  textMetrics: { width: (item: { fontSize?: number }, text: string) => number }
}
interface Drawn {
  _viewWidth: number
  _viewHeight: number
  scenegraph(): { root: unknown }
}
type DrawnView = Omit<vega.View, keyof Drawn> & Drawn

/** Signs that are as wide as they are high, in texts of East Asia. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g

// without a canvas the library takes four fifths of the height for every sign
textMetrics.width = ({ fontSize = 11 }, text) => {
  const signs = String(text ?? '')
  return fontSize * (0.56 * signs.length + 0.44 * (signs.match(wide)?.length ?? 0))
}

const never = () => new Promise<never>(() => {})

/** A loader that loads nothing, and remembers whether a chart asked for data or a picture of elsewhere. */
class NoLoader implements vega.Loader {
  isAsked = false
  load = () => {
    this.isAsked = true
    return never()
  }
  sanitize = (address: string, { context }: { context?: string } = {}) => {
    if (context !== 'href' && !String(address).startsWith('data:')) this.isAsked = true
    return never()
  }
  http = never
  file = never
}

/** A log that keeps nothing but whether there was an error. */
function openLog() {
  const log = { hasError: false }
  const quiet = () => logger
  const logger = {
    level: quiet,
    error: () => {
      log.hasError = true
      return logger
    },
    ...{ warn: quiet, info: quiet, debug: quiet },
  } as unknown as vega.LoggerInterface
  return { log, logger }
}

/** The specification in Vega, whichever of the two languages a chart is in. */
function inVega(spec: Loose, type: string, logger: vega.LoggerInterface): vega.Spec {
  const named = typeof spec.$schema === 'string' ? spec.$schema : type
  const isLite = /vega-?lite/.test(named)
  return isLite ? compile(spec as unknown as TopLevelSpec, { logger }).spec : (spec as unknown as vega.Spec)
}

/**
 * Draws a chart in Vega or Vega-Lite: `type` is the media type of the language where the chart does not name it. Expressions are read by
 * an interpreter, so that no code is made of them, and nothing is loaded. Answers `remote` for a chart whose data or pictures are
 * elsewhere, and `undrawn` for a broken one.
 */
export function drawChart(json: string, type: string): ReadDrawing | 'remote' | 'undrawn' {
  const spec = jsonValue(json)
  if (!isLoose(spec)) return 'undrawn'
  const loader = new NoLoader()
  const { log, logger } = openLog()
  let view: DrawnView | undefined
  try {
    const runtime = vega.parse(inVega(spec, type, logger), undefined, { ast: true } as never)
    const options: vega.ViewOptions = { expr: expressionInterpreter, renderer: 'none' as never, loader, logger }
    view = new vega.View(runtime, options).run() as unknown as DrawnView
    if (loader.isAsked) return 'remote'
    const { left, right, top, bottom } = view.padding() as Record<'left' | 'right' | 'top' | 'bottom', number>
    const [x = 0, y = 0] = view.origin()
    const size = [view._viewWidth + left + right, view._viewHeight + top + bottom] as const
    vega.resetSVGDefIds()
    const drawn = new SVGStringRenderer(loader)
      .initialize(null, ...size, [left + x, top + y])
      .background(view.background() as string | null)
      .render(view.scenegraph().root)
      .svg()
    if (loader.isAsked) return 'remote'
    return (log.hasError ? null : drawingOf(drawn)) ?? 'undrawn'
  } catch (error) {
    if (error instanceof RangeError) throw error
    return 'undrawn'
  } finally {
    view?.finalize()
    // what the chart has left to do would be done outside of the deadline
    if (view) Object.assign(view, { evaluate: never })
  }
}
