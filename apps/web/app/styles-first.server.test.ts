import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { stylesFirst } from './styles-first.server.ts'

function through(chunks: (Buffer | string)[], styleSheet: (address: string) => string | undefined = () => undefined) {
  const stream = stylesFirst(new PassThrough(), styleSheet)
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  return text(stream)
}
const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="n"/>`
const head = `<head><title>数擂</title>${preload('a')}${preload('b')}<link rel="stylesheet" href="/a.css"/></head>`
const rest = '<script id="texts">{"a":"擂"}</script><script type="module"></script></body>'

test('preloads of scripts stand behind the content, whatever the pieces are', async () => {
  const page = Buffer.from(`${head}<body><main>擂台</main>${rest}`)
  const expected = `<head><title>数擂</title><link rel="stylesheet" href="/a.css"/></head><body><main>擂台</main>${preload('a')}${preload('b')}${rest}`
  for (const size of [1, 7, 4096]) {
    const chunks = Array.from({ length: Math.ceil(page.length / size) }, (_, index) =>
      page.subarray(index * size, (index + 1) * size),
    )
    expect(await through(chunks)).toBe(expected)
  }
})

test('a page without scripts passes unchanged', async () => {
  expect(await through([Buffer.from('<p>擂'), '台</p>'])).toBe('<p>擂台</p>')
})

test('a style sheet that the server knows stands inside the page, and its link waits for React', async () => {
  const link = '<link nonce="n" rel="stylesheet" href="/a.css#"/>'
  const css: Record<string, string> = { '/a.css': "a{content:'$&'}", '/end.css': '</style><script>' }
  const sheets = (address: string) => css[address]
  expect(await through([`<head>${link}</head>${rest}`], sheets)).toBe(
    `<head><style nonce="n">a{content:'$&'}</style><link disabled="" media="not all" nonce="n" rel="stylesheet" href="/a.css#"/><link disabled="" media="not all" nonce="n" rel="stylesheet" href="/a.css"/></head>${rest}`,
  )
  for (const href of ['/other.css', '/end.css']) {
    const page = `<head><link rel="stylesheet" href="${href}"/></head>${rest}`
    expect(await through([page], sheets)).toBe(page)
  }
})
