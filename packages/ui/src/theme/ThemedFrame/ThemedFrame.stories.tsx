import { themes } from '@shulei/themes/registry.ts'
import { themeVariables } from '@shulei/themes/variables.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { side } from '../../stories/frames.css.ts'
import { speak } from '../stories/Page.tsx'
import { Specimen } from '../stories/Specimen.tsx'
import { ThemedFrame } from './ThemedFrame.tsx'

const tokens = themes.kite
if (!tokens) throw new Error('There is no such theme')

const meta = preview.meta({
  title: 'Foundation/ThemedFrame',
  component: ThemedFrame,
  args: {
    title: '御风，手机',
    variables: themeVariables(tokens),
    scheme: 'light',
    lang: 'zh-CN',
    width: 390,
    height: 480,
    children: <Specimen say={speak(undefined)} name="御风" theme="kite" />,
  },
  decorators: [
    (Story) => (
      <div className={side}>
        <Story />
      </div>
    ),
  ],
})

/** The page inside has the width of a phone, the theme on its root, and the style sheets of this page. */
export const Phone = meta.story({
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('御风，手机')
    await waitFor(() => expect(frame.contentDocument?.querySelector('article')).toBeTruthy())
    const inside = frame.contentDocument
    const root = inside?.documentElement
    await expect(frame.contentWindow?.innerWidth).toBe(390)
    await expect(root?.style.getPropertyValue('--color-action-bg')).toBe('#4a32cf')
    await expect(inside?.body.inert).toBe(true)
    await inside?.fonts.ready
    const card = inside?.querySelector('article')
    await waitFor(() => expect(card && frame.contentWindow?.getComputedStyle(card).borderRadius).toBe('22px'))
  },
})
