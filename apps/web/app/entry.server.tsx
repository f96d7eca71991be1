import { PassThrough, type Transform } from 'node:stream'
import { createGzip } from 'node:zlib'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { Language } from '@shulei/i18n/language.ts'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext, pageRequest, TextsContext } from './context.ts'
import { serverI18n, textsOf } from './i18n/server.ts'
import { stylesFirst } from './styles-first.server.ts'

/**
 * React flushes the stream it pipes into, so compressing here keeps streaming alive; a compressing middleware holds the shell
 * back until the last deferred part. gzip, not brotli: brotli per response costs twice the time.
 */
function encoderFor(request: Request, headers: Headers): Transform {
  headers.append('vary', 'accept-encoding')
  if (!import.meta.env.PROD || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return new PassThrough()
  headers.set('content-encoding', 'gzip')
  return createGzip({ level: 5 })
}

/** The texts of the matched routes as JSON that can stand inside a script element. */
function textsFor(entry: EntryContext, language: Language): string {
  const matched = entry.staticHandlerContext.matches.flatMap(
    ({ route }) => (entry.routeModules[route.id]?.handle as { ns?: string[] } | undefined)?.ns ?? [],
  )
  const all = textsOf(language)
  const texts = Object.fromEntries([...new Set(['shell', ...matched])].map((namespace) => [namespace, all[namespace]]))
  return JSON.stringify(texts).replace(/</g, '\\u003c')
}

export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { language, nonce, styleSheet } = context.get(pageRequest)
  const agent = request.headers.get('user-agent')
  return new Promise<Response>((resolve, reject) => {
    let code = status
    let started = false
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={serverI18n(language)}>
        <NonceContext value={nonce}>
          <TextsContext value={textsFor(entry, language)}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </TextsContext>
        </NonceContext>
      </I18nextProvider>,
      {
        nonce,
        [agent && isbot(agent) ? 'onAllReady' : 'onShellReady']() {
          started = true
          const body = encoderFor(request, headers)
          body.once('close', () => clearTimeout(timer))
          pipe(stylesFirst(body, styleSheet))
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }))
        },
        onShellError: reject,
        onError(error: unknown) {
          code = 500
          if (started) process.stderr.write(`page rendering: ${String(error)}\n`)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}
