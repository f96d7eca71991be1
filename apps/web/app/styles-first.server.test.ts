import { expect, test, vi } from 'vitest'
import { stylesFirst, withSheets } from './styles-first.server.ts'

const ordered = (page: string, styleSheet: (address: string) => string | undefined = () => undefined) =>
  stylesFirst(Buffer.from(page), styleSheet).toString()
const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="n"/>`
const head = `<head><title>数擂</title>${preload('a')}${preload('b')}${preload('a')}<link rel="stylesheet" href="/a.css"/></head>`
const texts = '<script id="texts">{"a":"擂"}</script>'
const rest = `${texts}<script>1</script></body>`

test('modules and their preloads wait for the first paint, in the one script element that React hydrates', () => {
  const module = '<script nonce="n" type="module" async="">import "/a.js"; "\\n$&</b>"</script>'
  const page = ordered(`${head}<body><main>擂台</main>${texts}${module}<script nonce="n">1</script></body>`)
  const [start, script, end] = page.split(/(?<=<script nonce="n">)(?=\(function)|(?=<\/script><script nonce="n">1)/)
  expect(start).toBe(
    `<head><title>数擂</title><link rel="stylesheet" href="/a.css"/></head><body><main>擂台</main>${texts}<script nonce="n">`,
  )
  expect(end).toBe('</script><script nonce="n">1</script></body>')
  expect(script).not.toContain('<')
  const args = vi.fn()
  new Function('args', `args${script?.slice(script.lastIndexOf('})(') + 2)}`)(args)
  expect(args).toHaveBeenCalledWith(['/assets/a.js', '/assets/b.js'], 'import "/a.js"; "\\n$&</b>"')
})

test('a page without scripts has its style sheets and no link to them', () => {
  const link = '<link nonce="n" rel="stylesheet" href="/a.css#"/>'
  const page = (head: string) => `<head>${head}</head><body><p>擂台</p></body>`
  expect(ordered(page(link), () => 'a{}')).toBe(page('<style nonce="n">a{}</style>'))
  expect(ordered(page(link))).toBe(page(link))
  expect(ordered('<p>擂台</p>')).toBe('<p>擂台</p>')
})

test('a style sheet known to the server is inlined, and its disabled link stays for React', () => {
  const link = '<link nonce="n" rel="stylesheet" href="/a.css#"/>'
  const css: Record<string, string> = { '/a.css': "a{content:'$&'}", '/end.css': '</style><script>' }
  const sheets = (address: string) => css[address]
  expect(ordered(`<head>${link}</head>${rest}`, sheets)).toBe(
    `<head><style nonce="n">a{content:'$&'}</style><link disabled="" media="not all" rel="stylesheet" href="/a.css#"/><link disabled="" media="not all" rel="stylesheet" href="/a.css"/></head>${rest}`,
  )
  // a chunk that comes later finds its sheet, whether it stands in the page or behind a link
  expect(ordered(`<head>${link}</head>${rest}`)).toBe(
    `<head>${link}<link disabled="" media="not all" rel="stylesheet" href="/a.css"/></head>${rest}`,
  )
  for (const href of ['/other.css', '/end.css']) {
    const page = `<head><link rel="stylesheet" href="${href}"/></head>${rest}`
    expect(ordered(page, sheets)).toBe(page)
  }
})

test('style sheets of a part are added unless the page has them', () => {
  const page = `<head><link rel="stylesheet" href="/a.css#"/></head><body>擂${rest}`
  expect(withSheets(Buffer.from(page), ['/a.css#', '/b.css'], 'n').toString()).toBe(
    page.replace('</head>', '<link nonce="n" rel="stylesheet" href="/b.css"/></head>'),
  )
  expect(withSheets(Buffer.from(page), [], 'n').toString()).toBe(page)
})
