import { describe, expect, test } from 'vitest'
import { allRawSizes, rawSizes } from './rawSizes.ts'

test('every font size, padding, margin and gap of a style file is a step of the scale', () => {
  expect(allRawSizes()).toEqual([])
})

describe('a raw size is found', () => {
  test.each([
    ["{ fontSize: '15px' }", 'fontSize 15px'],
    ["{ fontSize: 'clamp(34px, 4vw, 50px)' }", 'fontSize clamp(34px, 4vw, 50px)'],
    ["{ fontSize: '1.1rem' }", 'fontSize 1.1rem'],
    ['{ fontSize: 15 }', 'fontSize 15px'],
    ["{ padding: '10px' }", 'padding 10px'],
    ["{ paddingInlineStart: '0 3px' }", 'paddingInlineStart 0 3px'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is what is parsed
    ['{ margin: `${space[2]} 14px` }', 'margin  14px'],
    ["{ gap: isWide ? space[2] : '6px' }", 'gap 6px'],
    ["{ rowGap: '6px' as const }", 'rowGap 6px'],
    ['{ columnGap: -6 }', 'columnGap 6px'],
    ['{ gap: own }', 'gap 7px'],
    ["{ '@media': { [media.phone]: { selectors: { '&:hover': { gap: '6px' } } } } }", 'gap 6px'],
  ])('%s', (rule, found) => {
    expect(rawSizes('a.css.ts', `const own = '7px'\nexport const box = style(${rule})`)).toEqual([
      `a.css.ts:2: ${found}`,
    ])
  })
})

describe('a size that is none of the scale is left alone', () => {
  test.each([
    ['steps', '{ fontSize: textSize.body, padding: space[2], gap: 0 }'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is what is parsed
    ['several steps', '{ margin: `-${space[2]} auto 0` }'],
    ['shares of the text', "{ fontSize: '0.93em', paddingInline: '0.3em' }"],
    ['hairlines', "{ marginInlineStart: '1px', border: '2px solid', outlineOffset: '2px' }"],
    ['sizes of boxes', "{ inlineSize: '310px', blockSize: '20px' }"],
    ['words of a drawing, in its own units', "{ fontSize: '27px', strokeWidth: 7 }"],
  ])('%s', (_, rule) => {
    expect(rawSizes('a.css.ts', `export const box = style(${rule})`)).toEqual([])
  })
})
