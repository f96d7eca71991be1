import { themes } from '@shulei/themes/registry.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { contrastRatio } from '../contrast.ts'
import { weakPairs } from '../contrastCheck.ts'
import { contrastPairs } from '../pairs.ts'
import * as css from './Colours.css.ts'
import { colourGroups } from './groups.ts'
import * as page from './Page.css.ts'
import { Facts, Page, Part, speak } from './Page.tsx'
import { themeNames, themeOf, useShownTheme } from './themesOf.ts'

const meta = preview.meta({
  title: 'Foundation/Colours',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { title: '', lead: '', children: null },
})

const short = (token: string) => token.replace('color-', '')

/** Every colour of the toolbar's theme, by its meaning. */
export const Palette = meta.story({
  tags: ['modes', 'modes-microsite'],
  render: (_, { globals }) => {
    const say = speak(globals)
    const { name, tokens } = useShownTheme()
    const [cn, en] = themeNames[name] ?? ['', '']
    return (
      <Page
        title={say('颜色', 'Colours')}
        lead={`${say(cn, en)}${say('。颜色按用途命名：写样式时选用途，不选色值。', '. Colours are named by their use: a style picks a use, never a value.')}`}
      >
        {colourGroups.map((group) => (
          <Part key={group.en} title={say(group.cn, group.en)}>
            <div className={page.grid}>
              {group.tokens.map((token) => (
                <div key={token} className={css.swatch}>
                  <div className={css.chip} style={{ background: `var(--${token})` }} />
                  <span className={css.name}>{short(token)}</span>
                  <span className={css.value}>{tokens[token]}</span>
                </div>
              ))}
            </div>
          </Part>
        ))}
      </Page>
    )
  },
})

/** The lowest contrast of every theme, and every pair of the toolbar's theme. */
export const Contrast = meta.story({
  render: (_, { globals }) => {
    const say = speak(globals)
    const { tokens } = useShownTheme()
    const lowest = (minimum: number, name: string) => {
      const theme = themes[name]
      const pairs = contrastPairs
        .filter((pair) => pair[2] === minimum)
        .map(([text, ground]) => ({ text, ground, ratio: theme ? contrastRatio(theme[text], theme[ground]) : 0 }))
        .sort((a, b) => a.ratio - b.ratio)
      const first = pairs[0]
      return first ? `${first.ratio.toFixed(2)} · ${short(first.text)} / ${short(first.ground)}` : ''
    }
    return (
      <Page
        title={say('对比度', 'Contrast')}
        lead={say(
          `${contrastPairs.length} 对前景与底色，每个主题都算。文字至少 4.5，图形与控件边框至少 3；低于此数，构建失败。`,
          `${contrastPairs.length} pairs of foreground and ground, counted for every theme. Text needs 4.5, graphics and borders 3; below that the build fails.`,
        )}
      >
        <Part title={say('各主题最低值', 'Lowest of each theme')}>
          <Facts
            head={[
              say('主题', 'Theme'),
              say('文字，至少 4.5', 'Text, at least 4.5'),
              say('图形，至少 3', 'Graphics, at least 3'),
            ]}
            rows={Object.keys(themes).map((name) => [
              say(...(themeNames[name] ?? [name, name])),
              lowest(4.5, name),
              lowest(3, name),
            ])}
          />
        </Part>
        <Part title={say('当前主题的每一对', 'Every pair of this theme')}>
          <Facts
            head={[
              say('样子', 'Sample'),
              say('前景', 'Foreground'),
              say('底色', 'Ground'),
              say('比值', 'Ratio'),
              say('至少', 'Needs'),
            ]}
            rows={contrastPairs.map(([text, ground, minimum]) => [
              <span
                key="s"
                className={css.sample}
                style={{ color: `var(--${text})`, background: `var(--${ground})` }}
                aria-hidden="true"
              >
                擂
              </span>,
              short(text),
              short(ground),
              contrastRatio(tokens[text], tokens[ground]).toFixed(2),
              minimum,
            ])}
          />
        </Part>
      </Page>
    )
  },
  play: async ({ globals }) => {
    await expect(weakPairs(themeOf(globals).tokens)).toEqual([])
  },
})
