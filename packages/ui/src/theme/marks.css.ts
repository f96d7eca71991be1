import { globalFontFace, globalStyle } from '@vanilla-extract/css'

/**
 * Quotes, dashes and ellipses have one code for both languages and two widths: a cell in Chinese, less in English. Latin fonts,
 * which come first in every stack, would make Chinese ones narrow. These faces take them from the reader's own Chinese font.
 */
const chinese = (weight: string, names: readonly string[]) => ({
  fontWeight: weight,
  src: names.map((name) => `local("${name}")`).join(','),
  unicodeRange: 'U+2014,U+2018-2019,U+201C-201D,U+2026',
})

const faces = [
  chinese('1 599', [
    'PingFangSC-Regular',
    'HiraginoSansGB-W3',
    'MicrosoftYaHei',
    'Microsoft YaHei',
    'NotoSansCJKsc-Regular',
    'Noto Sans CJK SC',
    'NotoSansSC-Regular',
    'SourceHanSansSC-Regular',
  ]),
  chinese('600 1000', [
    'PingFangSC-Semibold',
    'HiraginoSansGB-W6',
    'MicrosoftYaHei-Bold',
    'Microsoft YaHei Bold',
    'NotoSansCJKsc-Bold',
    'Noto Sans CJK SC Bold',
    'NotoSansSC-Bold',
    'SourceHanSansSC-Bold',
  ]),
]

globalFontFace('Han Marks', faces)

/**
 * Narrow forms of the same marks, for English text where no font but a Chinese one is installed. `proportional-width` on the page
 * would also make the commas and brackets of Chinese names and messages narrow.
 */
globalFontFace(
  'Latin Marks',
  faces.map((face) => ({ ...face, fontFeatureSettings: '"pwid"' })),
)

/** The middle dot between facts, for a Linux whose only sans-serif fonts are DejaVu and a Chinese one, where it would be a cell wide. */
globalFontFace('Latin Dot', { fontWeight: '1 1000', src: 'local("DejaVu Sans")', unicodeRange: 'U+B7' })

/** Chinese text reads its marks from a Chinese font, English text from the first font of its stack that has them. */
globalStyle('[lang|=zh]', { vars: { '--marks': '"Han Marks"' } })
globalStyle('[lang|=en]', { vars: { '--marks': '""' } })
