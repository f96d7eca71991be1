import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../../Button/Button.tsx'
import { layer } from '../scale.css.ts'
import * as page from './Page.css.ts'
import { Page, Part, type Say, speak } from './Page.tsx'
import * as css from './Space.css.ts'
import { useShownTheme } from './themesOf.ts'

const meta = preview.meta({
  title: 'Foundation/Shape and motion',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { title: '', lead: '', children: null },
})

function Motion({ say, fast, base }: { say: Say; fast: string; base: string }) {
  const [isMoved, setMoved] = useState(false)
  return (
    <div data-moved={isMoved || undefined}>
      <p className={page.figure}>motion-fast · {fast}</p>
      <div className={css.track}>
        <span className={css.fast} />
      </div>
      <p className={page.figure}>motion-base · {base}</p>
      <div className={css.track}>
        <span className={css.base} />
      </div>
      <p className={page.row}>
        <Button size="s" onPress={() => setMoved(!isMoved)}>
          {say('动一动', 'Move')}
        </Button>
      </p>
    </div>
  )
}

/** Radius, border, elevation, focus, motion and layers of the theme in the toolbar. */
export const All = meta.story({
  tags: ['modes-microsite'],
  render: (_, { globals }) => {
    const say = speak(globals)
    const { tokens } = useShownTheme()
    return (
      <Page
        title={say('形状、层次与动静', 'Shape, elevation and motion')}
        lead={say(
          '页面是平的，细线分隔；只有浮在上面的东西才有影子。',
          'Pages are flat and hairlines separate; only what lies above has a shadow.',
        )}
      >
        <Part title={say('圆角与边框', 'Radius and border')} text={`border-width · ${tokens['border-width']}`}>
          <div className={page.grid}>
            {(['control', 'card', 'pill'] as const).map((name) => (
              <div key={name} className={`${css.box} ${css.radii[name]}`}>
                {name} · {tokens[`radius-${name}`]}
              </div>
            ))}
          </div>
        </Part>
        <Part
          title={say('影子', 'Elevation')}
          text={say(
            '一级给静止的抬升，二级给菜单与纸张，三级给浮层与对话框。',
            'One for a resting lift, two for menus and paper, three for popovers and dialogs.',
          )}
        >
          <div className={page.grid}>
            {([1, 2, 3] as const).map((step) => (
              <div key={step} className={`${css.box} ${css.shadows[step]}`}>
                shadow-{step}
              </div>
            ))}
          </div>
        </Part>
        <Part
          title={say('焦点', 'Focus')}
          text={say(
            '三像素环，离开两像素，所有主题一样；在深色页头里换成文字的颜色。',
            'A ring of three pixels, two away, the same in every theme; on a dark header it takes the colour of the text.',
          )}
        >
          <div className={page.row}>
            <Button>{say('按钮', 'Button')}</Button>
            <span className={css.ring}>{say('焦点在这里', 'The focus is here')}</span>
          </div>
          <div className={css.onHeader}>
            <span className={css.ring}>{say('页头里的焦点', 'Focus in the header')}</span>
          </div>
        </Part>
        <Part
          title={say('动静', 'Motion')}
          text={say(
            '只动位置与透明度；读者要求减少动效时，全部为零。',
            'Only place and opacity move; for readers who ask for less motion everything takes no time.',
          )}
        >
          <Motion say={say} fast={tokens['motion-fast']} base={tokens['motion-base']} />
        </Part>
        <Part title={say('图层', 'Layers')} text={say('除此之外，不许写 z-index。', 'Nothing else may set a z-index.')}>
          <div className={css.stack}>
            {Object.entries(layer).map(([name, value], i) => (
              <div
                key={name}
                className={css.sheet}
                style={{ insetInlineStart: `${i * 7}%`, insetBlockStart: `${i * 36}px`, zIndex: i }}
              >
                <span className={page.figure}>
                  {name} · {value}
                </span>
              </div>
            ))}
          </div>
        </Part>
      </Page>
    )
  },
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: speak(globals)('动一动', 'Move') })
    await userEvent.click(button)
    await expect(canvas.getByText(/motion-fast/).parentElement).toHaveAttribute('data-moved')
    await userEvent.click(button)
    await userEvent.unhover(button)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})
