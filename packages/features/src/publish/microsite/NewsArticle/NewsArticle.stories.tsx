import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { NewsArticle } from './NewsArticle.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/NewsArticle',
  component: NewsArticle,
  args: {
    title: 'B 榜浮标名单已封存，校验值同步公布',
    at: '2026-11-20T09:00:00+08:00',
    sanitisedHtml:
      '<p>B 榜使用的 9 个浮标已由三方在场封存，名单的校验值今天公布，赛后公开原文供核对。</p><h2>为什么封存</h2><p>换数据之后仍然有效的模型才算数。</p><ul><li>名单不再更改；</li><li>缺测时段按规则剔除。</li></ul>',
    newsAddress: '/races/tide/news',
  },
})

export const Default = meta.story({
  tags: ['modes-microsite', 'modes-paper'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^B 榜浮标/)
    await expect(canvas.getByText('2026/11/20 09:00:00')).toHaveAttribute('datetime', '2026-11-20T09:00:00+08:00')
    await expect(canvas.getByRole('link', { name: text('microsite:news.all') })).toHaveAttribute(
      'href',
      '/races/tide/news',
    )
  },
})

/** A text in another language than the page has its own `lang`. */
export const OtherLanguage = meta.story({
  globals: { locale: 'en-US' },
  args: { lang: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN')
    await expect(canvas.getByRole('link', { name: text('microsite:news.all') })).toBeVisible()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    title: '面向近海渔业与风电运维安全保障需求的海浪有效波高短临预报挑战赛初赛阶段数据勘误说明',
    sanitisedHtml: `<p>${'buoy_04_significant_wave_height_'.repeat(6)}</p><table><tr><th>buoy</th><td>${'0.8512 '.repeat(20)}</td></tr></table>`,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
