import { Writable } from 'node:stream'
import { CallError } from '@shulei/client/call-error.ts'
import type { Language } from '@shulei/i18n/language.ts'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext, pageRequest, ReferenceContext, TextsContext } from './context.ts'
import { ownNames, serverI18n, textsOf } from './i18n/server.ts'
import { ownPartsOf, sheetsOfOwnParts } from './own-parts.server.ts'
import { referenceHtml } from './reference.server.tsx'
import { stylesFirst, withSheets } from './styles-first.server.ts'
import { withMachineBar } from './time-machine.server.tsx'

const texts = new Map<string, string>()

/** The texts of the matched routes, and of their parts for this reader, as JSON that can stand inside a script element. */
function textsFor(entry: EntryContext, language: Language): string {
  const matched = entry.staticHandlerContext.matches.flatMap(
    ({ route }) => (entry.routeModules[route.id]?.handle as { ns?: string[] } | undefined)?.ns ?? [],
  )
  const namespaces = [...new Set(['shell', ...matched, ...ownPartsOf(entry).flatMap(({ ns }) => ns)])]
  const key = [language, ...namespaces].join(' ')
  const known = texts.get(key)
  if (known !== undefined) return known
  const all = textsOf(language)
  const json = JSON.stringify({ ...Object.fromEntries(namespaces.map((one) => [one, all[one]])), ...ownNames() })
  const made = json.replace(/</g, '\\u003c')
  texts.set(key, made)
  return made
}

/** Longest time of a rendering, milliseconds. Then React ends it and the part that is ready is sent. */
const patience = 6_000

/**
 * Renders a whole page. Pages are not streamed, because no page has parts that arrive later (decision 030). `failed` tells
 * whether an error boundary or a fallback replaced some part.
 */
function render(page: ReactNode, nonce: string): Promise<{ html: Buffer; failed: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let failed = false
    const whole = new Writable({
      decodeStrings: true,
      // React does not reuse a chunk after writing it, so it need not be copied
      write(chunk: Buffer, _encoding, next) {
        chunks.push(chunk)
        next()
      },
    })
    whole.once('finish', () => resolve({ html: Buffer.concat(chunks), failed }))
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // large enough that React never splits a page into parts that a script inserts later
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        pipe(whole)
      },
      onShellError(error: unknown) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error: unknown) {
        failed = true
        process.stderr.write(`page rendering: ${String(error)}\n`)
      },
    })
    const timer = setTimeout(abort, patience)
  })
}

/**
 * Writes an error of a loader or action to stderr. The API has logged a failed call with its cause, so one line with the id of its
 * request is enough.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  const { pathname } = new URL(request.url)
  const line =
    error instanceof CallError
      ? `${error.http} ${error.errno ?? error.message} (request ${error.requestId})`
      : error instanceof Error
        ? error.stack
        : String(error)
  process.stderr.write(`page ${pathname}: ${line}\n`)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const known = context.get(pageRequest)
  const { language, nonce, styleSheet, platformSheets } = known
  const { html, failed } = await render(
    <I18nextProvider i18n={serverI18n(language)}>
      <NonceContext value={nonce}>
        <TextsContext value={textsFor(entry, language)}>
          <ReferenceContext value={() => referenceHtml(known)}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </ReferenceContext>
        </TextsContext>
      </NonceContext>
    </I18nextProvider>,
    nonce,
  )
  const parts = [...sheetsOfOwnParts(entry), ...(html.includes('data-platform-state') ? platformSheets : [])]
  const page = withMachineBar(withSheets(html, parts, nonce), known, entry.manifest)
  const ordered = import.meta.env.DEV ? page : stylesFirst(page, styleSheet)
  return new Response(new Uint8Array(ordered), { headers, status: failed ? 500 : status })
}
