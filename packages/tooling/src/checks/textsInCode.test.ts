import { describe, expect, test } from 'vitest'
import { literalTexts, literalTextsOfProject } from './textsInCode.ts'

test('every text on a page is given by its key', () => {
  expect(literalTextsOfProject()).toEqual([])
})

describe('finds a text in the code', () => {
  test.each([
    ['between tags', '<p>Sign up</p>', 'Sign up'],
    ['in a fragment', '<>报名</>', '报名'],
    ['as an expression', "<p>{'Sign up'}</p>", 'Sign up'],
    ['in one arm of a choice', "<p>{open ? t('team:a') : 'Closed'}</p>", 'Closed'],
    ['as a fallback', "<p>{name ?? 'Nobody'}</p>", 'Nobody'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is what is parsed
    ['in a template', '<p>{`${n} teams`}</p>', 'teams'],
    ['in a label', '<button aria-label="Close" />', 'Close'],
    ['in a prop of a component', '<Card title="Teams" />', 'Teams'],
    ['in Chinese anywhere', "<p>{names['队长']}</p>", '队长'],
  ])('%s', (_, jsx, text) => {
    expect(literalTexts('a.tsx', `export const A = () => ${jsx}`)).toEqual([`a.tsx:1: ${text}`])
  })
})

describe('ignores a string that readers do not see', () => {
  test.each([
    ['keys', "<p>{t('team:list.title')}</p>"],
    ['class names and ids', '<p className="row" id="list" data-state={open ? "open" : "shut"}>{n}</p>'],
    ['signs', '<p>· {n} / {m}</p>'],
    ['file formats', '<p>CSV</p>'],
    ['style sheets', '<style>{`p { color: red }`}</style>'],
    ['comparisons', "<p>{state === 'open' && <b />}</p>"],
  ])('%s', (_, jsx) => {
    expect(literalTexts('a.tsx', `export const A = () => ${jsx}`)).toEqual([])
  })
})
