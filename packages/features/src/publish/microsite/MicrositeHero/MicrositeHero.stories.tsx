import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { MicrositeHero } from './MicrositeHero.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/MicrositeHero',
  component: MicrositeHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '逐浪',
    eyebrow: '2026 全国海洋智能预报赛',
    lead: ['26 个浮标，三道难题。', '比天气预报早知道六小时。'],
    actions: (
      <LinkButton variant="primary" size="l" href="/races/tide/competition">
        进入赛道
      </LinkButton>
    ),
  },
})

/** A title of two characters is as large as on a poster. */
export const ShortTitle = meta.story({
  tags: ['modes-microsite'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('data-length', 'short')
  },
})

export const LongTitle = meta.story({
  globals: { theme: 'kite', viewport: { value: 'phone', isRotated: false } },
  args: { title: '面向近海渔业与风电运维安全保障需求的海浪有效波高短临预报挑战赛' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
