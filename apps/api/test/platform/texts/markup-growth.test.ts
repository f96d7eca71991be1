import { linesOfMarkup } from '@shulei/domain/base/markup/parse.ts'
import { storedMarkup } from '@shulei/domain/base/markup/write.ts'
import { hasEndlessMarks } from '@shulei/domain/base/text/count.ts'
import { MAX_ARTICLE_MARKUP } from '@shulei/domain/people/article/article.ts'
import { expect, test } from 'vitest'
import { growthFault, hostilePatterns } from '../../growth.ts'

const around: Readonly<Record<string, (inner: string) => string>> = {
  'inside of a paragraph': (inner) => `<p>a${inner}b</p>`,
  'inside of a table': (inner) => `<table><tr><td>${inner}</td></tr></table>`,
  'as attributes': (inner) => `<a href="https://a.b/${inner}" ${inner}>x</a>`,
}

test.each(Object.entries(around))(
  'markup takes time that grows with its length, with hostile parts %s',
  async (_, within) => {
    const faults: string[] = []
    for (const [part, text] of Object.entries(hostilePatterns)) {
      if (hasEndlessMarks(text(100))) continue
      const fault = await growthFault(
        (size) => {
          const html = within(text(size / 2))
          storedMarkup(html)
          linesOfMarkup(html)
        },
        { smallest: MAX_ARTICLE_MARKUP / 4, largest: MAX_ARTICLE_MARKUP },
      )
      if (fault) faults.push(`${JSON.stringify(part)}: ${fault}`)
    }
    expect(faults).toEqual([])
  },
)
